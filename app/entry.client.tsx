import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

letTransitionsFail();
void readPageData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);

/**
 * Makes Remix read the page's data before hydration. Otherwise the first render throws a promise that no
 * boundary catches, and a click at that moment makes React render at once, give up, and leave the page
 * without scripts. Remix has no public function for it.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}

/** React Router leaves the rejection of skipped or cut-short view transitions unhandled; the page renders anyway. */
function letTransitionsFail(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  });
}
