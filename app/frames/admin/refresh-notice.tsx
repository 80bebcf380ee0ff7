import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/platform/ui/button";
import { Icon } from "~/platform/ui/icon";

const retries = new EventTarget();
const retry = () => retries.dispatchEvent(new Event("retry"));

/** Keeps the screen and everything typed while its data cannot be fetched again, instead of showing an error page. */
export function RefreshNotice() {
  const { pathname } = useLocation();
  const [isOutdated, setIsOutdated] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has new data
  useEffect(() => setIsOutdated(false), [pathname]);

  // The router has no way to keep the data of a screen after a failed refresh.
  useEffect(() => {
    const { fetch } = window;
    const fetchAgain = async (input: RequestInfo | URL, init?: RequestInit) => {
      for (;;) {
        const response = await fetch(input, init).catch((error) => {
          if (init?.signal?.aborted) throw error;
          return null;
        });
        if (response && isPageData(response)) {
          setIsOutdated(false);
          return response;
        }
        setIsOutdated(true);
        await waitForEvent(retries, "retry", init?.signal);
      }
    };
    window.fetch = (input, init) =>
      isRefresh(input, init) ? fetchAgain(input, init) : fetch.call(window, input, init);
    window.addEventListener("online", retry);
    return () => {
      window.fetch = fetch;
      window.removeEventListener("online", retry);
    };
  }, []);

  return (
    <div role="status" className="sticky top-[calc(4rem+var(--banner,0px))] z-25" data-no-print="">
      {isOutdated ? (
        <p className="flex min-h-14 flex-wrap items-center gap-x-3 border-steel-200 border-b bg-paper px-4 text-sm sm:px-6">
          <Icon name="warning" className="size-4.5 text-warn" />
          <span className="flex-1">Not up to date</span>
          <Button variant="quiet" type="button" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** True for the router's requests for the data of the current screen. */
function isRefresh(input: RequestInfo | URL, init?: RequestInit): boolean {
  if (!(input instanceof URL) || (init?.method ?? "GET") !== "GET") return false;
  return input.origin === location.origin && input.pathname === `${location.pathname}.data`;
}

/** False for an error of the site or the page of a proxy. */
function isPageData({ status, headers }: Response): boolean {
  return status < 500 && (headers.get("Content-Type") ?? "").startsWith("text/x-script");
}

function waitForEvent(target: EventTarget, name: string, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true });
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
