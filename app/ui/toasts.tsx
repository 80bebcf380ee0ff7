import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import type { ToastMessage } from "./toast-message";

interface Shown {
  key: number;
  message: ToastMessage;
}

interface ToastsProps {
  /** The newest message; each new object is shown once. */
  toast: ToastMessage | null | undefined;
  /** `toast` stays 3 seconds, `notice` 1.2. */
  duration?: "toast" | "notice";
}

/**
 * Toasts at the top right with a bar that runs out; the pointer or the focus on one pauses it. Without JavaScript the
 * same message is a banner where this component stands, so put it first on the page.
 */
export function Toasts({ toast, duration = "toast" }: ToastsProps) {
  const [shown, setShown] = useState<Shown[]>(() => (toast ? [{ key: 0, message: toast }] : []));
  const last = useRef(toast);

  useEffect(() => {
    if (toast === last.current) return;
    last.current = toast;
    if (toast) setShown((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, message: toast }]);
  }, [toast]);

  const remove = (key: number) => setShown((before) => before.filter((one) => one.key !== key));
  const isError = ({ message }: Shown) => message.kind === "error";
  const list = (messages: Shown[]) =>
    messages.map(({ key, message }) => (
      <Toast key={key} message={message} duration={duration} onEnd={() => remove(key)} />
    ));
  // Both regions stand in the page from the start: assistive technology reads out what is put into them later.
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus pauses the toast for slow readers
    <div className="toast" data-kind={message.kind} data-duration={duration} tabIndex={0}>
      {message.title ? <p className="display-face text-base tracking-normal">{message.title}</p> : null}
      <p>{message.message}</p>
      {message.undo ? (
        <Form method="post" action={message.undo} preventScrollReset onSubmit={onEnd} className="mt-1 -ml-3">
          <Button variant="quiet">Undo</Button>
        </Form>
      ) : null}
      <span aria-hidden="true" className="toast-progress" onAnimationEnd={onEnd} />
    </div>
  );
}
