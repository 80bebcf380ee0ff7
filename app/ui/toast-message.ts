/** Carried in a flash cookie or an action's response. */
export interface ToastMessage {
  kind: "success" | "error" | "info";
  title?: string;
  message: string;
  /** Path a form posts to in order to undo the action. */
  undo?: string;
  isConflict?: true;
}
