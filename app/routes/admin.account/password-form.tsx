import { Form, useNavigation } from "@remix-run/react";
import { useRef, useState } from "react";
import type { RefusedAccountForm } from "~/accounts/change-account.server";
import { PasswordField } from "~/accounts/password-field";
import { SHORTEST_PASSWORD } from "~/accounts/password-length";
import { Panel } from "~/admin/panel";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { accountPage } from "~/content/account";
import { notSaved } from "~/content/unsent";
import { Button } from "~/ui/button";
import { useLeaveWarning } from "~/ui/form/use-leave-warning";

const { password: words } = accountPage;

interface PasswordFormProps {
  username: string;
  hasCalendar: boolean;
  refused: RefusedAccountForm | undefined;
}

/** Asks for the new password twice: without JavaScript it cannot be shown. */
export function PasswordForm({ username, hasCalendar, refused }: PasswordFormProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.has("newPassword") === true;
  const form = useRef<HTMLFormElement>(null);

  // Passwords are not stored as drafts, so the screen asks before they are lost.
  const [isTyped, setTyped] = useState(false);
  useLeaveWarning(isTyped ? notSaved : null);
  useProblemFocus(form, refused);

  return (
    <Panel title={words.heading} text={words.text}>
      <Form
        ref={form}
        method="post"
        action="/admin/account"
        replace
        preventScrollReset
        onChange={() => setTyped(true)}
        onSubmit={() => setTyped(false)}
        className="grid grid-cols-1 gap-5"
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
        {hasCalendar ? (
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              name="keepCalendar"
              defaultChecked={refused?.keepsCalendar}
              aria-describedby="keep-calendar-help"
              className="mt-0.5 size-5 shrink-0 accent-graphite"
            />
            <span className="grid gap-1">
              {words.keepCalendar}
              <span id="keep-calendar-help" className="text-sm text-steel-600">
                {words.keepCalendarHelp}
              </span>
            </span>
          </label>
        ) : null}
        <Button variant="secondary" busy={isBusy} className="justify-self-start">
          {words.submit}
        </Button>
      </Form>
    </Panel>
  );
}
