import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

ignoreFailedTransitions();
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
 * boundary catches; a click at that moment makes React render synchronously and fail, and leaves the page without
 * scripts. Remix has no public function for this.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}

/** React Router does not handle the rejection of skipped or interrupted view transitions; the page renders anyway. */
function ignoreFailedTransitions(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  });
}
