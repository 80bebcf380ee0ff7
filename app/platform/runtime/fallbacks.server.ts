import { AsyncLocalStorage } from "node:async_hooks";

const storage = new AsyncLocalStorage<{ usesFallback: boolean }>();

/** Renders a page, and remembers whether it shows something other than the stored content. */
export async function trackFallbacks<Result>(render: () => Promise<Result>): Promise<Result> {
  return await storage.run({ usesFallback: false }, render);
}

/** Call it when a query has failed and the page is shown without its result: such a page is not cached. */
export function noteFallback(): void {
  const page = storage.getStore();
  if (page) page.usesFallback = true;
}

export function usesFallback(): boolean {
  return storage.getStore()?.usesFallback ?? false;
}
