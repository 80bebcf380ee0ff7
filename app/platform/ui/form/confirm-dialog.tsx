import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/platform/ui/button";
import { CancelLink, Dialog } from "~/platform/ui/dialog";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { Icon } from "~/platform/ui/icon";
import { Toasts } from "~/platform/ui/toasts";

interface ConfirmDialogProps {
  title: string;
  message: string;
  note?: string;
  confirm: string;
  cancel: string;
  closeTo: string;
  /** Defaults to the current URL. */
  action?: string;
  resetsScroll?: boolean;
  /** Removes the warning style. */
  isHarmless?: boolean;
  toast?: ToastMessage;
  children?: ReactNode;
}

export function ConfirmDialog({
  title,
  message,
  note,
  confirm,
  cancel,
  closeTo,
  action,
  resetsScroll = false,
  isHarmless = false,
  toast,
  children,
}: ConfirmDialogProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Dialog closeTo={closeTo} title={title} size="small" isTitleHidden className="p-7">
      <Toasts toast={toast} />
      <div className="grid justify-items-center gap-4 text-center">
        {isHarmless ? null : <Icon name="warning" className="size-12 text-warn" />}
        <p aria-hidden="true" className="display-face text-title">
          {title}
        </p>
        <p>{message}</p>
        {note ? <p className="text-sm text-steel-600">{note}</p> : null}
        <Form
          method="post"
          action={action}
          preventScrollReset={!resetsScroll}
          className="mt-2 flex flex-wrap justify-center gap-3"
        >
          {children}
          <Button variant={isHarmless ? "primary" : "danger"} busy={busy}>
            {confirm}
          </Button>
          <CancelLink to={closeTo} busy={busy}>
            {cancel}
          </CancelLink>
        </Form>
      </div>
    </Dialog>
  );
}
