/** A form that was not saved. `Extra` is additional data of a screen. */
export interface RefusedForm<Extra = unknown> {
  /** By field, in the order of the form. */
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** After a conflict: the current version, which the next save replaces. */
  version?: number;
  toast?: ToastMessage;
  extra?: Extra;
}

/** A form that was sent after the session expired. Its screen shows it again after sign-in. */
export interface PendingForm<Extra = unknown> extends RefusedForm<Extra> {
  path: string;
}

/** A cookie with the path of a form that was saved without scripts: the next page with scripts ends the form's draft. */
export const savedFormCookie = "saved-form";

export const notSentMessage = "Not sent. Check your connection and try again.";

export const notDoneMessage = "This could not be done. Please try again.";

/** Shown above the text typed into the form of a purged item. */
export const purgedItemMessage = "Not saved. Your text is still here: copy it before you leave.";

export const leaveWarning = "Your changes are not saved. If you leave now, you lose them.";

export const offlineMessage = "You're offline. What you typed stays here. Try again when you're back online.";

/** Header of a form that waited on the device: its sender reads only the status. */
export const UNSENT_HEADER = "X-Unsent";

/** Sent in a flash cookie or in the response of an action. */
export interface ToastMessage {
  type: "success" | "error" | "info";
  title?: string;
  message: string;
  /** A POST to this path undoes the action. */
  undo?: string;
  isConflict?: true;
}
