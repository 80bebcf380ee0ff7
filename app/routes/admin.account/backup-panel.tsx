import type { FormEvent } from "react";
import { AccountPanel } from "~/accounts/account-panel";
import { PasswordField } from "~/accounts/password-field";
import { accountPage } from "~/content/account";
import { Button } from "~/ui/button";

/** What the form calls the password: a dialog over the screen has a field of its own for it. */
export const BACKUP_PASSWORD = "backupPassword";

interface BackupPanelProps {
  /** Whether a backup is made every night. */
  isOn: boolean;
  /** When one was last restored to see that it can be, for people; null when none was. */
  provenAt: string | null;
  hasFailed: boolean;
}

/**
 * Says when a nightly backup was last proven, and downloads everything the site stores as a file. A plain form: the answer is a
 * download and no page.
 */
export function BackupPanel({ isOn, provenAt, hasFailed }: BackupPanelProps) {
  const { heading, text, password, submit, ...words } = accountPage.backup;
  const nightly = provenAt ? words.proven(provenAt) : words.notYet;
  // The page stays: the password would, too.
  const forget = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => void setTimeout(() => form.reset());
  return (
    <AccountPanel title={heading} text={text}>
      <div className="grid gap-1 text-sm">
        <p>{isOn ? nightly : words.off}</p>
        {hasFailed ? <p className="text-danger">{words.failed}</p> : null}
      </div>
      <form method="post" action="/admin/backup" onSubmit={forget} className="grid gap-5">
        <PasswordField name={BACKUP_PASSWORD} label={password} autoComplete="current-password" />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {submit}
        </Button>
      </form>
    </AccountPanel>
  );
}
