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
 * Has Remix read the data that came with the page. It would do so in its first rendering, by throwing a promise that no boundary
 * catches: a press at that moment makes React render at once, give up, and leave the page without scripts.
 */
async function readPageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    await thrown;
  }
}

/**
 * Takes note of a view transition that could not run or was cut short by the next one: the page is there all the same. React Router
 * leaves that rejection unhandled.
 */
function letTransitionsFail(): void {
  // Typed as always there; browsers that have none are served as well.
  const start: typeof document.startViewTransition | undefined = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (options?: Parameters<typeof start>[0]) => {
    const transition = start(options);
    transition.ready.catch(() => {});
    return transition;
  };
}
