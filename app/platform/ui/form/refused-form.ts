import type { ToastMessage } from "~/platform/ui/toast-message";

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
