import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { CodeField } from "~/accounts/code-field";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { signInStepPage } from "~/content/account";
import * as messages from "~/content/admin-messages";
import { Button } from "~/ui/button";

interface CodeFormProps {
  /** Where to go after signing in. */
  from: string;
  /** A recovery code is asked for instead of the app's. */
  isRecovery: boolean;
  error?: string;
}

/** The second step of signing in. */
export function CodeForm({ from, isRecovery, error }: CodeFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);

  useProblemFocus(form, error, "code");

  return (
    <Form ref={form} method="post" replace className="grid gap-5">
      <p>{isRecovery ? signInStepPage.recoveryText : signInStepPage.text}</p>
      <input type="hidden" name="from" value={from} />
      <CodeField
        label={isRecovery ? signInStepPage.recoveryCode : signInStepPage.code}
        hasLetters={isRecovery}
        error={error}
        autoFocus
      />
      <Button busy={isBusy}>{isBusy ? messages.login.pending : signInStepPage.submit}</Button>
    </Form>
  );
}
