import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import type { RefusedAccountForm } from "~/accounts/change-account.server";
import { PasswordField } from "~/accounts/password-field";
import { SHORTEST_PASSWORD } from "~/accounts/password-length";
import { Panel } from "~/admin/panel";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { accountPage } from "~/content/account";
import { Button } from "~/ui/button";

const { password: words } = accountPage;

interface PasswordFormProps {
  username: string;
  refused: RefusedAccountForm | undefined;
}

/** Current password, and the new one twice: without JavaScript what is typed cannot be shown. */
export function PasswordForm({ username, refused }: PasswordFormProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.has("newPassword") === true;
  const form = useRef<HTMLFormElement>(null);

  useProblemFocus(form, refused);

  return (
    <Panel title={words.heading} text={words.text}>
      <Form
        ref={form}
        method="post"
        action="/admin/account"
        replace
        preventScrollReset
        className="grid gap-5"
      >
        <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={words.current}
          autoComplete="current-password"
          error={refused?.errors.currentPassword}
        />
        <PasswordField
          name="newPassword"
          label={words.next}
          help={words.nextHelp}
          autoComplete="new-password"
          minLength={SHORTEST_PASSWORD}
          error={refused?.errors.newPassword}
        />
        <PasswordField
          name="repeatedPassword"
          label={words.repeated}
          autoComplete="new-password"
          error={refused?.errors.repeatedPassword}
        />
        <Button variant="secondary" busy={isBusy} className="justify-self-start">
          {words.submit}
        </Button>
      </Form>
    </Panel>
  );
}
