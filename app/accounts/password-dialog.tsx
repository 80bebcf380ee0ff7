import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { accountPage, twoStepPage } from "~/content/account";
import { Button } from "~/ui/button";
import { CancelLink, Dialog } from "~/ui/dialog";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { useHydrated } from "~/ui/use-hydrated";
import { PasswordField } from "./password-field";

interface PasswordDialogProps {
  title: string;
  text: string;
  submit: string;
  refused: RefusedPassword | undefined;
}

export interface RefusedPassword {
  error?: string;
  toast?: ToastMessage;
}

/** Asks for the password before a change that a stranger at an unlocked screen must not make. */
export function PasswordDialog({ title, text, submit, refused }: PasswordDialogProps) {
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();

  useProblemFocus(form, refused?.error, "password");

  return (
    <Dialog title={title} closeTo="/admin/account">
      <Toasts toast={refused?.toast} />
      <Form ref={form} method="post" replace preventScrollReset className="grid gap-5">
        <p>{text}</p>
        <PasswordField
          name="password"
          label={twoStepPage.setUp.password}
          autoComplete="current-password"
          autoFocus={!isHydrated}
          error={refused?.error}
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
