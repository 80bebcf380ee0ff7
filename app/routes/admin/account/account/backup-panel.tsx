import { useEffect, useRef, useState } from "react";
import { PasswordField } from "~/features/accounts/password-field";
import { Panel } from "~/frames/admin/panel";
import { Button } from "~/platform/ui/button";
import { toFieldId } from "~/platform/ui/form/field";

/** Unique, because a dialog over the screen has another password field. */
export const BACKUP_PASSWORD = "backupPassword";

/** Shows the error at the field, because the response to the form is a download. */
export const WRONG_BACKUP_PASSWORD = `/admin/account?backup=wrong#${toFieldId(BACKUP_PASSWORD)}`;

interface BackupPanelProps {
  isOn: boolean;
  /** Formatted time of the last test restore. */
  testedAt: string | null;
  hasFailed: boolean;
  isPasswordWrong: boolean;
}

/** Uses plain forms, because their responses are downloads. */
export function BackupPanel({ isOn, testedAt, hasFailed, isPasswordWrong }: BackupPanelProps) {
  const nightlyText = testedAt
    ? `Last nightly backup test-restored: ${testedAt}.`
    : "No nightly backup has been made yet.";
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isPasswordWrong) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [isPasswordWrong]);
  // A download does not reload the page, so clear the password and the error.
  const clearForm = () => {
    setTimeout(() => form.current?.reset());
    setSubmitted(true);
  };
  return (
    <Panel
      title="Backup"
      text="Everything in one file: projects, gallery, enquiries and pictures. Keep it where only you can read it."
    >
      <div className="grid gap-1 text-sm">
        <p>{isOn ? nightlyText : "Nightly backups are turned off."}</p>
        {hasFailed ? (
          <p className="text-danger">
            The last nightly backup failed or is incomplete. The reason is in the server's log. A failed
            backup is retried every hour.
          </p>
        ) : null}
      </div>
      <form
        ref={form}
        method="post"
        action="/admin/backup"
        onSubmit={clearForm}
        className="grid grid-cols-1 gap-5"
      >
        <PasswordField
          name={BACKUP_PASSWORD}
          label="Your password"
          autoComplete="current-password"
          error={isPasswordWrong && !isSubmitted ? "Wrong password. Please try again." : undefined}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          Download backup
        </Button>
      </form>
      <form
        method="post"
        action="/admin/export"
        className="grid grid-cols-1 gap-4 border-steel-200 border-t pt-5"
      >
        <p className="max-w-[60ch] text-sm text-steel-600">
          Your projects, gallery, testimonials, enquiries, quotations and rates as JSON and CSV, with their
          pictures, for use in other programs. The export contains personal data. The privacy log records each
          export.
        </p>
        <Button type="submit" variant="secondary" className="justify-self-start">
          Download export
        </Button>
      </form>
    </Panel>
  );
}
