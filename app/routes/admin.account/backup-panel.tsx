import { useRef, useState } from "react";
import { PasswordField } from "~/accounts/password-field";
import { Panel } from "~/admin/panel";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { accountPage } from "~/content/account";
import { Button } from "~/ui/button";
import { fieldId } from "~/ui/form/field";

/** What the form calls the password: a dialog over the screen has a field of its own for it. */
export const BACKUP_PASSWORD = "backupPassword";

/** The screen with the word that the password was wrong, at its field: the answer to the form is a download and cannot say it. */
export const WRONG_BACKUP_PASSWORD = `/admin/account?backup=wrong#${fieldId(BACKUP_PASSWORD)}`;

interface BackupPanelProps {
  /** Whether a backup is made every night. */
  isOn: boolean;
  /** When one was last restored to see that it can be, for people; null when none was. */
  provenAt: string | null;
  hasFailed: boolean;
  /** Whether the password that was given was wrong. */
  isWrong: boolean;
}

/**
 * Says when a nightly backup was last proven, and downloads everything the site stores as a file, or what other programs read.
 * Plain forms: the answers are downloads and no pages.
 */
export function BackupPanel({ isOn, provenAt, hasFailed, isWrong }: BackupPanelProps) {
  const { heading, text, password, submit, ...words } = accountPage.backup;
  const nightly = provenAt ? words.proven(provenAt) : words.notYet;
  const [isAnswered, setAnswered] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useProblemFocus(form, isWrong);
  // The page stays: the password would, too, and what was wrong with the one before.
  const forget = () => {
    setTimeout(() => form.current?.reset());
    setAnswered(true);
  };
  return (
    <Panel title={heading} text={text}>
      <div className="grid gap-1 text-sm">
        <p>{isOn ? nightly : words.off}</p>
        {hasFailed ? <p className="text-danger">{words.failed}</p> : null}
      </div>
      <form
        ref={form}
        method="post"
        action="/admin/backup"
        onSubmit={forget}
        className="grid grid-cols-1 gap-5"
      >
        <PasswordField
          name={BACKUP_PASSWORD}
          label={password}
          autoComplete="current-password"
          error={isWrong && !isAnswered ? accountPage.password.wrong : undefined}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {submit}
        </Button>
      </form>
      <form
        method="post"
        action="/admin/export"
        className="grid grid-cols-1 gap-4 border-steel-200 border-t pt-5"
      >
        <p className="max-w-[60ch] text-sm text-steel-600">{words.exportText}</p>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {words.export}
        </Button>
      </form>
    </Panel>
  );
}
