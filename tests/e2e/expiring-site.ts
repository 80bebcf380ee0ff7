import { type ExpiringSite, startExpiringSite } from "../support/expiring-site";
import { test as base, expect } from "./fixtures";

/** `test` with a site of its own for each file, whose sessions can be made to expire and whose admin may be changed. */
export const test = base.extend<object, { site: ExpiringSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startExpiringSite();
      await use(site);
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
