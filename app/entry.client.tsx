import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { carryTypedOver } from "./platform/document/carry-typed-over";
import { isTranslated, setTranslation } from "./platform/document/translated-texts";

ignoreFailedTransitions();
carryTypedOver();
void readPageData().then(() => {
  if (isTranslated()) setTranslation("paused");
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Browser />
      </StrictMode>,
    );
  });
});

function Browser() {
  useEffect(() => {
    // Parts in Suspense boundaries are hydrated before the browser is idle. Safari lacks requestIdleCallback.
    const runWhenIdle = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
    runWhenIdle(() => setTranslation("running"));
  }, []);
  return <RemixBrowser />;
}

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
