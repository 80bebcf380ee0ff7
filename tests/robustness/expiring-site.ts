import { test as base, expect } from "../e2e/fixtures";
import { type ExpiringSite, startExpiringSite } from "../support/expiring-site";

/** `test` with a separate site for each file, whose sessions can expire and whose admin may change. */
export const test = base.extend<object, { site: ExpiringSite; siteOf: string }>({
  // Workers are shared between files with equal options, so each file sets its own name.
  siteOf: ["", { scope: "worker", option: true }],
  site: [
    async ({ siteOf: _file }, use) => {
      const site = await startExpiringSite();
      await use(site);
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
