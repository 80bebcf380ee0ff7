import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { PasswordField } from "~/accounts/password-field";
import { useProblemFocus } from "~/admin/use-problem-focus";
import * as messages from "~/content/messages";
import { loginPage } from "~/content/pages";
import { Button } from "~/ui/button";
import { control, Field } from "~/ui/form/field";

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
      <Field name="username" label={loginPage.username}>
        {(ties) => (
          <input
            {...ties}
            required
            maxLength={100}
            defaultValue={username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className={control}
          />
        )}
      </Field>
      <PasswordField
        name="password"
        label={loginPage.password}
        autoComplete="current-password"
        error={error}
      />
      <Button busy={isBusy}>{isBusy ? messages.login.pending : loginPage.submit}</Button>
    </Form>
  );
}
