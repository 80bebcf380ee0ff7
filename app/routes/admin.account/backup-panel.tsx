import { useRef, useState } from "react";
import { PasswordField } from "~/accounts/password-field";
import { Panel } from "~/admin/panel";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { accountPage } from "~/content/account";
import { Button } from "~/ui/button";
import { fieldId } from "~/ui/form/field";

/** Unique, because a dialog over the screen has its own password field. */
export const BACKUP_PASSWORD = "backupPassword";

/** Shows the error at the field: the answer to the form is a download and cannot show it. */
export const WRONG_BACKUP_PASSWORD = `/admin/account?backup=wrong#${fieldId(BACKUP_PASSWORD)}`;

interface BackupPanelProps {
  isOn: boolean;
  /** When a backup was last test-restored, formatted; null when never. */
  provenAt: string | null;
  hasFailed: boolean;
  isWrong: boolean;
}

/** Plain forms, because the answers are downloads. */
export function BackupPanel({ isOn, provenAt, hasFailed, isWrong }: BackupPanelProps) {
  const { heading, text, password, submit, ...words } = accountPage.backup;
  const nightly = provenAt ? words.proven(provenAt) : words.notYet;
  const [isAnswered, setAnswered] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useProblemFocus(form, isWrong);
  // The page stays after a download: clear the password and any earlier error.
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
