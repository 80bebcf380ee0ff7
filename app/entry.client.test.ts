import { RemixBrowser } from "@remix-run/react";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => void vi.unstubAllGlobals());

// entry.client.tsx relies on this; Remix has no public function for it.
it("RemixBrowser throws a promise while the page's data loads", () => {
  const stream = new ReadableStream();
  vi.stubGlobal("window", { __remixContext: { future: { v3_singleFetch: true }, stream } });
  let thrown: unknown;
  try {
    RemixBrowser({});
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Promise);
});
