/** A short message about what just happened; it travels in a flash cookie or in an action's answer. */
export interface ToastMessage {
  kind: "success" | "error" | "info";
  title?: string;
  message: string;
  /** Address on this site to which a form is posted that takes back what happened. */
  undo?: string;
  /** Whether it says that others changed in the meantime what a form was made from. */
  isConflict?: true;
}
