/** Sent in a flash cookie or an action's response. */
export interface ToastMessage {
  kind: "success" | "error" | "info";
  title?: string;
  message: string;
  /** A POST to this path undoes the action. */
  undo?: string;
  isConflict?: true;
}
