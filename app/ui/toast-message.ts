/** A short message about what just happened; it travels in a flash cookie or in an action's answer. */
export interface ToastMessage {
  kind: "success" | "error" | "info";
  title?: string;
  message: string;
}
