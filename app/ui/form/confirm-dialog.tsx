import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { CancelLink, Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";

interface ConfirmDialogProps {
  title: string;
  message: string;
  /** What the message leaves out, in a line of its own. */
  note?: string;
  confirm: string;
  cancel: string;
  /** Where Cancel leads. */
  closeTo: string;
  /** Where the answer is sent; the page's own address unless given. */
  action?: string;
  /** Whether the screen it leads to begins at its top. */
  resetsScroll?: boolean;
  /** Whether nothing is lost by it: then it does not look like a warning. */
  isHarmless?: boolean;
  /** Why nothing came of the answer. */
  toast?: ToastMessage;
  /** Hidden fields, if the action needs any. */
  children?: ReactNode;
}

/** A question with two buttons: a form that posts, and a link back. */
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
    <Dialog closeTo={closeTo} title={title} size="small" hideTitle className="p-7">
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
