import type { FormEvent } from "react";
import { AccountPanel } from "~/accounts/account-panel";
import { PasswordField } from "~/accounts/password-field";
import { accountPage } from "~/content/account";
import { Button } from "~/ui/button";

/** What the form calls the password: a dialog over the screen has a field of its own for it. */
export const BACKUP_PASSWORD = "backupPassword";

/** Downloads everything the site stores as a file. A plain form: the answer is a download and no page. */
export function BackupPanel() {
  const { heading, text, password, submit } = accountPage.backup;
  // The page stays: the password would, too.
  const forget = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => void setTimeout(() => form.reset());
  return (
    <AccountPanel title={heading} text={text}>
      <form method="post" action="/admin/backup" onSubmit={forget} className="grid gap-5">
        <PasswordField name={BACKUP_PASSWORD} label={password} autoComplete="current-password" />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {submit}
        </Button>
      </form>
    </AccountPanel>
  );
}
