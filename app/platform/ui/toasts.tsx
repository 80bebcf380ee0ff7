import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import type { ToastMessage } from "./form/form-result";
import { Icon } from "./icon";

interface ShownToast {
  key: number;
  message: ToastMessage;
  pathname: string;
}

interface ToastsProps {
  /** Undefined after a send that did not fail, which removes the toast of an earlier failure; null changes nothing. */
  toast: ToastMessage | null | undefined;
  /** The style sheet has the time of each: `--toast-duration`, `--notice-duration`. */
  duration?: "toast" | "notice";
}

/**
 * The timer of a toast pauses on hover and focus. A toast with Undo stays until it is dismissed or the screen changes.
 * Without JavaScript, toasts are banners, so render this first on the page.
 */
export function Toasts({ toast, duration = "toast" }: ToastsProps) {
  const { pathname } = useLocation();
  const [shownToasts, setShownToasts] = useState<ShownToast[]>(() =>
    toast ? [{ key: 0, message: toast, pathname }] : [],
  );
  const lastToast = useRef(toast);

  useEffect(() => {
    if (toast === lastToast.current) return;
    lastToast.current = toast;
    if (toast === null) return;
    // There is space for only one banner.
    const isOutdated = ({ message }: ShownToast) => message.type === "error" || (toast && message.undo);
    setShownToasts((toasts) => [
      ...toasts.filter((entry) => !isOutdated(entry)),
      ...(toast ? [{ key: (toasts.at(-1)?.key ?? 0) + 1, message: toast, pathname }] : []),
    ]);
  }, [toast, pathname]);

  useEffect(() => {
    setShownToasts((toasts) => toasts.filter((entry) => !entry.message.undo || entry.pathname === pathname));
  }, [pathname]);

  const remove = (key: number) => setShownToasts((toasts) => toasts.filter((entry) => entry.key !== key));
  const isError = ({ message }: ShownToast) => message.type === "error";
  const renderToasts = (messages: ShownToast[]) =>
    messages.map(({ key, message }) => (
      <Toast key={key} message={message} duration={duration} onEnd={() => remove(key)} />
    ));
  // Both live regions are always rendered, because screen readers announce only later additions.
  return (
    <div className="toasts" data-no-print="">
      <div role="status" className="grid gap-3">
        {renderToasts(shownToasts.filter((entry) => !isError(entry)))}
      </div>
      <div role="alert" className="grid gap-3">
        {renderToasts(shownToasts.filter(isError))}
      </div>
    </div>
  );
}

function Toast({ message, duration, onEnd }: { message: ToastMessage; duration: string; onEnd: () => void }) {
  const dismiss = () => {
    onEnd();
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <div
      className="toast"
      data-kind={message.type}
      data-duration={duration}
      data-stays={message.undo ? "" : undefined}
      tabIndex={message.undo ? undefined : 0}
    >
      {message.title ? <p className="display-face tracking-normal">{message.title}</p> : null}
      <p>{message.message}</p>
      {message.undo ? (
        <>
          <Form method="post" action={message.undo} preventScrollReset onSubmit={onEnd}>
            <Button variant="quiet">Undo</Button>
          </Form>
          <button type="button" onClick={dismiss} className="grid size-11 place-items-center noscript:hidden">
            <Icon name="close" label="Dismiss" />
          </button>
        </>
      ) : (
        <span className="toast-progress" onAnimationEnd={onEnd} />
      )}
    </div>
  );
}
