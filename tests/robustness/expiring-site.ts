import { test as base, expect } from "../e2e/fixtures";
import { type ExpiringSite, startExpiringSite } from "../support/expiring-site";

/** `test` with a site of its own for each file, whose sessions can be made to expire and whose admin may be changed. */
export const test = base.extend<object, { site: ExpiringSite; siteOf: string }>({
  // A worker serves all files that ask it for the same: each names itself.
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
