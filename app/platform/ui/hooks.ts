import { useActionData, useLocation, useRevalidator, useRouteError } from "@remix-run/react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

/** `useLayoutEffect` warns on the server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

const subscribeToNothing = () => () => {};

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Retains the data when the screen loads again, for example after a sign-in in another tab. */
export function useLastActionData<Data>(): Data | undefined {
  const data = useActionData<Data>() as Data | undefined;
  const lastData = useRef(data);
  lastData.current = data ?? lastData.current;
  return lastData.current;
}

let retriedLocation = "";

/** True if React could not find its own part of the page. */
export const isForeignChange = (error: unknown) =>
  error instanceof DOMException && error.name === "NotFoundError";

/**
 * Draws a screen once more when it failed because something else changed the page, such as an extension. True until then: the
 * error boundary shows nothing.
 */
export function useRetry(): boolean {
  const error = useRouteError();
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const [isRetrying] = useState(() => isForeignChange(error) && retriedLocation !== key);
  useEffect(() => {
    if (!isRetrying) return;
    retriedLocation = key;
    revalidate();
  }, [isRetrying, key, revalidate]);
  return isRetrying;
}

/** Closes a `<details>` menu on navigation. The inline script `listenForMenuClosing` handles clicks and keys. */
export function useMenuClosing(menu: RefObject<HTMLDetailsElement>) {
  const { key } = useLocation();
  const shownKey = useRef(key);

  useEffect(() => {
    // A menu opened before the scripts loaded stays open.
    if (key === shownKey.current) return;
    shownKey.current = key;
    menu.current?.removeAttribute("open");
  }, [key, menu]);
}
