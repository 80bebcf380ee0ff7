import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { accountPage, twoStepPage } from "~/content/account";
import { Button } from "~/ui/button";
import { CancelLink } from "~/ui/cancel-link";
import { Dialog } from "~/ui/dialog";
import { PasswordField } from "./password-field";

interface PasswordDialogProps {
  title: string;
  text: string;
  submit: string;
  /** What was wrong with the password. */
  error: string | undefined;
}

/** The question before a change that a stranger at an open screen must not make: it asks for the password. */
export function PasswordDialog({ title, text, submit, error }: PasswordDialogProps) {
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!error || isBusy) return;
    form.current?.reset();
    form.current?.querySelector<HTMLElement>("[name=password]")?.focus();
  }, [error, isBusy]);

  return (
    <Dialog title={title} closeTo="/admin/account">
      <Form ref={form} method="post" replace preventScrollReset className="grid gap-5">
        <p>{text}</p>
        <PasswordField
          name="password"
          label={twoStepPage.setUp.password}
          autoComplete="current-password"
          error={error}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={isBusy}>
            {submit}
          </Button>
          <CancelLink to="/admin/account">{accountPage.others.cancel}</CancelLink>
        </div>
      </Form>
    </Dialog>
  );
}
