/** Sent in a flash cookie or in the response of an action. */
export interface ToastMessage {
  kind: "success" | "error" | "info";
  title?: string;
  message: string;
  /** A POST to this path undoes the action. */
  undo?: string;
  isConflict?: true;
}
