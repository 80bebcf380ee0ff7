import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { exportNames, sendUntilStopped } from "../support/messages";
import { startSite } from "../support/server";
import { createSiteData, type SiteData } from "../support/site-data";

let siteData: SiteData;

test.beforeEach(async () => {
  siteData = await createSiteData();
});

test.afterEach(() => siteData.remove());

const start = () =>
  startSite({
    ...siteData.settings,
    SAMPLE_CONTENT: "false",
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
  });

test("exits with a message when the embedded database cannot write its log, without losing acknowledged requests", async () => {
  const log = join(siteData.settings.DATA_DIR, "database", "pg_wal");
  const brokenSite = await start();
  const acknowledged: string[] = [];
  const sender = sendUntilStopped(brokenSite, "Round 0", acknowledged);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(3);
  await rename(log, `${log}-away`);
  await sender;
  expect(await brokenSite.stop()).toBe(1);
  expect(brokenSite.output()).toContain(`The database in ${dirname(log)} has failed, so the site stopped: `);

  await rename(`${log}-away`, log);
  const site = await start();
  const stored = [...(await exportNames(site)), ...(await exportNames(site, "?status=quarantine"))];
  expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
  await site.stop();
});
