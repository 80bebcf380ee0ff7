import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type MailServer, startMailServer } from "../support/mail-server";
import { exportNames, sendUntilStopped } from "../support/messages";
import { type Site, startSite } from "../support/server";
import { createSiteData, type SiteData } from "../support/site-data";

const KILLS = 8;

let siteData: SiteData;
let mail: MailServer;

test.beforeEach(async () => {
  siteData = await createSiteData();
  mail = await startMailServer();
});

test.afterEach(async () => {
  await mail.close();
  await siteData.remove();
});

test("keeps every acknowledged enquiry after kill -9, and emails each", async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < KILLS; round++) {
    const site = await start();
    const sender = sendUntilStopped(site, `Round ${round}`, acknowledged);
    await expect.poll(() => acknowledged.some((name) => name.startsWith(`Round ${round}`))).toBe(true);
    // A different moment each time: while a message is stored, while an email is sent, or in between.
    await wait(round * 70);
    await site.kill();
    await sender;
  }

  const site = await start();
  const [inbox, quarantine] = [await exportNames(site), await exportNames(site, "?status=quarantine")];
  expect(acknowledged.filter((name) => !inbox.includes(name) && !quarantine.includes(name))).toEqual([]);

  // An email that was being sent when the process died is retried when its 30-second lease expires.
  const listNotifications = () => mail.received.filter(({ subject }) => subject?.startsWith("Message –"));
  await expect
    .poll(
      () =>
        inbox.filter(
          (name) =>
            !listNotifications().some(({ subject }) => subject?.startsWith(`Message – ${name} (no. `)),
        ),
      {
        timeout: 90_000,
      },
    )
    .toEqual([]);
  expect(await site.stop()).toBe(0);
  const repeated =
    listNotifications().length - new Set(listNotifications().map(({ messageId }) => messageId)).size;
  expect(repeated).toBeLessThanOrEqual(KILLS);
});

function start(): Promise<Site> {
  return startSite({
    ...siteData.settings,
    SAMPLE_CONTENT: "false",
    SMTP_URL: mail.url,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "office@example.com",
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
  });
}
