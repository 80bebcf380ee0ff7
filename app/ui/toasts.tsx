import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { Icon } from "./icon";
import type { ToastMessage } from "./toast-message";

interface Shown {
  key: number;
  message: ToastMessage;
  pathname: string;
}

interface ToastsProps {
  toast: ToastMessage | null | undefined;
  /** `toast` lasts 3 seconds, `notice` 1.2. */
  duration?: "toast" | "notice";
}

/**
 * A toast's timer pauses on hover and focus. A toast with a button stays until it is dismissed or the screen changes.
 * Without JavaScript each is a banner, so render this first on the page.
 */
export function Toasts({ toast, duration = "toast" }: ToastsProps) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown[]>(() => (toast ? [{ key: 0, message: toast, pathname }] : []));
  const last = useRef(toast);

  useEffect(() => {
    if (toast === last.current) return;
    last.current = toast;
    if (!toast) return;
    // Only one banner fits.
    setShown((before) => [
      ...before.filter((one) => !one.message.undo),
      { key: (before.at(-1)?.key ?? 0) + 1, message: toast, pathname },
    ]);
  }, [toast, pathname]);

  useEffect(() => {
    setShown((before) => before.filter((one) => !one.message.undo || one.pathname === pathname));
  }, [pathname]);

  const remove = (key: number) => setShown((before) => before.filter((one) => one.key !== key));
  const isError = ({ message }: Shown) => message.kind === "error";
  const list = (messages: Shown[]) =>
    messages.map(({ key, message }) => (
      <Toast key={key} message={message} duration={duration} onEnd={() => remove(key)} />
    ));
  // Both live regions exist from the start: screen readers announce only later additions.
  return (
    <div className="toasts" data-no-print="">
      <div role="status" className="grid gap-3">
        {list(shown.filter((one) => !isError(one)))}
      </div>
      <div role="alert" className="grid gap-3">
        {list(shown.filter(isError))}
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
      data-kind={message.kind}
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
          <button
            type="button"
            onClick={dismiss}
            className="grid size-11 place-items-center scriptless:hidden"
          >
            <Icon name="close" label="Dismiss" />
          </button>
        </>
      ) : (
        <span className="toast-progress" onAnimationEnd={onEnd} />
      )}
    </div>
  );
}
