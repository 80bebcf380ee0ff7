/** What a step of signing in from the dialog came to: what is next, or what is wrong. */
export interface SignInStep {
  next?: "password" | "code" | "done";
  error?: string;
}
