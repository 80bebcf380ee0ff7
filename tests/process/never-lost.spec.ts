import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type Home, makeHome } from "../support/home";
import { type MailServer, startMailServer } from "../support/mail-server";
import { type Site, startSite } from "../support/server";

const KILLS = 8;

let home: Home;
let mail: MailServer;

test.beforeEach(async () => {
  home = await makeHome();
  mail = await startMailServer();
});

test.afterEach(async () => {
  await mail.close();
  await home.remove();
});

test("every enquiry that was answered survives kill -9, and the inbox is told of by mail", async () => {
  test.setTimeout(180_000);
  const answered: string[] = [];
  for (let round = 0; round < KILLS; round++) {
    const site = await start();
    const sender = sendUntilGone(site, `Round ${round}`, answered);
    // Another moment each time: while a message is stored, while mail is on its way, between the two.
    await wait(150 + round * 70);
    await site.kill();
    await sender;
  }
  expect(answered.length).toBeGreaterThan(KILLS);

  const site = await start();
  const [inbox, quarantine] = [await exportNames(site, ""), await exportNames(site, "?status=quarantine")];
  expect(answered.filter((name) => !inbox.includes(name) && !quarantine.includes(name))).toEqual([]);

  // A mail that was on its way when the process died is tried again once its lease of half a minute is over.
  const notifications = () => mail.received.filter(({ subject }) => subject?.startsWith("Message from"));
  await expect
    .poll(() => inbox.filter((name) => !notifications().some(({ subject }) => subject?.endsWith(name))), {
      timeout: 90_000,
    })
    .toEqual([]);
  expect(await site.stop()).toBe(0);
  const repeated = notifications().length - new Set(notifications().map(({ messageId }) => messageId)).size;
  expect(repeated).toBeLessThanOrEqual(KILLS);
});

/** The names in the file an admin exports. */
async function exportNames({ origin, admin }: Site, query: string): Promise<string[]> {
  const signIn = await fetch(`${origin}/login`, {
    method: "POST",
    body: new URLSearchParams(admin),
    redirect: "manual",
  });
  const Cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const file = await fetch(`${origin}/admin/enquiries.csv${query}`, { headers: { Cookie } });
  return [...(await file.text()).matchAll(/"(Round \d+ visitor \d+)"/g)].map(([, name = ""]) => name);
}

/** Sends one message after the other until the site is gone; notes those that were answered with success. */
async function sendUntilGone(site: Site, prefix: string, answered: string[]): Promise<void> {
  for (let n = 0; ; n++) {
    const name = `${prefix} visitor ${n}`;
    const answer = await fetch(`${site.origin}/api/contact/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.0.${n >> 8}.${n & 255}` },
      body: JSON.stringify({ name, email: "visitor@example.com", message: "A gate, please." }),
    })
      .then((response) => response.json())
      .catch(() => null);
    if (answer === null) return;
    if (answer.success) answered.push(name);
  }
}

function start(): Promise<Site> {
  return startSite({
    ...home.settings,
    SAMPLE_CONTENT: "false",
    SMTP_URL: mail.url,
    MAIL_FROM: "site@example.com",
    MAIL_TO: "office@example.com",
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
  });
}
