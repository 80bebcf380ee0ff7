import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { SignInFields } from "~/accounts/sign-in-fields";
import { useProblemFocus } from "~/admin/use-problem-focus";
import * as messages from "~/content/admin-messages";
import { loginPage } from "~/content/admin-messages";
import { Button } from "~/ui/button";

interface LoginFormProps {
  /** Where to go after signing in. */
  from: string;
  /** What was typed before, and what is wrong with it. */
  username?: string;
  error?: string;
}

/** User name and password, neither marked as required, which is understood. */
export function LoginForm({ from, username = "", error }: LoginFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);

  useProblemFocus(form, error, "password");

  return (
    <Form ref={form} method="post" replace className="grid gap-5">
      <input type="hidden" name="from" value={from} />
      <SignInFields username={username} error={error} />
      <Button busy={isBusy}>{isBusy ? messages.login.pending : loginPage.submit}</Button>
    </Form>
  );
}
