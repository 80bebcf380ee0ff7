import { PasswordField } from "~/features/accounts/password-field";
import { MIN_PASSWORD_LENGTH } from "~/features/accounts/password-length";
import { Panel } from "~/frames/admin/panel";
import { Button } from "~/platform/ui/button";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";

interface PasswordFormProps {
  username: string;
  hasCalendar: boolean;
  idempotencyKey: string;
}

/** Requires the new password twice, because it cannot be shown without JavaScript. */
export function PasswordForm({ username, hasCalendar, idempotencyKey }: PasswordFormProps) {
  const form = useForm({ intent: "password", idempotencyKey, hasDraft: false });
  const { field } = form;
  return (
    <Panel title="Password" text="Changing the password signs out all other devices.">
      <PostForm form={form} className="grid grid-cols-1 gap-5">
        <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          error={field("currentPassword").error}
        />
        <PasswordField
          name="newPassword"
          label="New password"
          help="At least 12 characters; a sentence of your own is easy to remember."
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          error={field("newPassword").error}
        />
        <PasswordField
          name="repeatedPassword"
          label="New password (repeat)"
          autoComplete="new-password"
          error={field("repeatedPassword").error}
        />
        {hasCalendar ? (
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              name="keepCalendar"
              defaultChecked={form.refused?.typed.keepCalendar === "on"}
              aria-describedby="keep-calendar-help"
              className="mt-0.5 size-5 shrink-0 accent-graphite"
            />
            <span className="grid gap-1">
              Keep my calendar link
              <span id="keep-calendar-help" className="text-sm text-steel-600">
                If you don't tick this, the link stops working and you need a new one.
              </span>
            </span>
          </label>
        ) : null}
        <Button variant="secondary" busy={form.isBusy} className="justify-self-start">
          Change password
        </Button>
      </PostForm>
    </Panel>
  );
}
