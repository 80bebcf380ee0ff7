import { expect, test, vi } from "vitest";
import { db } from "~/database/database.server";
import { startMailWorker } from "~/mail/mail-worker.server";
import { deliverMails, setUpMailServer } from "../../../tests/support/deliver-mails";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { composeMail } from "./compose-mail.server";
import { planTodayMail, writeToday } from "./today-mails.server";

const office = { to: "office@example.com" };
/** A morning in India. */
const eight = new Date("2031-05-20T08:00:00+05:30");
const hoursAgo = (hours: number, from = eight) => new Date(from.getTime() - hours * 60 * 60 * 1000);

const server = setUpMailServer();

test("lists at eight whom to call and what is due, with links", async () => {
  const [id] = await storeEnquiries(
    { name: "Muthu", town: "Peelamedu", phone: "9843012345", created_at: hoursAgo(2) },
    { name: "Old", created_at: hoursAgo(50) },
    { name: "Devi", status: "contacted", follow_up_on: "2031-05-19" },
    { name: "Bot", status: "quarantine", spam_reasons: '["5 links"]' },
  );
  await deliver();
  const [mail] = server.received;
  expect(mail?.to?.[0]?.address).toBe(office.to);
  expect(mail?.subject).toBe("Today: 2 unanswered, 1 for longer than 24 hours, 1 due, 1 in quarantine");
  for (const said of [
    "- Muthu, Peelamedu, Message, Since May 20, 2031, 6:00 AM",
    "Call: +91 98430 12345",
    `/admin/enquiries/${id}`,
    "- Old, Message",
    "- Devi, Message, Call May 19, 2031",
    "1 enquiry in quarantine",
  ])
    expect(mail?.text).toContain(said);
  expect(mail?.html).toContain('href="tel:+919843012345"');
});

test("says 'more than' for a quarantine too large to count", () => {
  const none = { entries: [], total: 0 };
  const today = { unanswered: none, late: 0, due: none, quarantine: null, undelivered: 0, isEmpty: false };
  const { subject } = writeToday(today, new URL("http://localhost:3000"));
  expect(subject).toBe("Today: 1000+ in quarantine");
});

test("sends one email a day with several instances, and again the next morning", async () => {
  await storeEnquiries({ name: "Muthu", created_at: hoursAgo(2) });
  await plan(hoursAgo(1));
  expect(await count()).toBe(0);
  await Promise.all([1, 2, 3, 4].map(() => plan(eight)));
  expect(await count()).toBe(1);
  await deliver();
  await plan(hoursAgo(-2));
  expect(await count()).toBe(0);
  await plan(hoursAgo(-24));
  expect(await count()).toBe(1);
});

test("sends the email although the clock was a month ahead before", async () => {
  await storeEnquiries({ name: "Muthu", created_at: hoursAgo(2) });
  await plan(hoursAgo(-30 * 24));
  await db.deleteFrom("outbox").execute();
  await Promise.all([1, 2].map(() => plan(eight)));
  await plan(hoursAgo(-1));
  expect(await count()).toBe(1);
});

test("sends no email on a morning with nothing due, whatever arrives later", async () => {
  await plan(eight);
  await storeEnquiries({ name: "Muthu", created_at: hoursAgo(-1) });
  await plan(hoursAgo(-2));
  expect(await count()).toBe(0);
});

test("sends no email when the site starts after noon", async () => {
  await storeEnquiries({ name: "Muthu", created_at: hoursAgo(2) });
  await plan(hoursAgo(-4));
  expect(await count()).toBe(0);
});

test("sends no email when all is done before it is sent", async () => {
  const [id = 0] = await storeEnquiries({ name: "Muthu", created_at: hoursAgo(2) });
  await plan(eight);
  await db.updateTable("enquiries").set({ status: "won" }).where("id", "=", id).execute();
  const worker = startMailWorker(db, {
    compose: (due, now) => composeMail(db, due, now),
    send: () => Promise.reject(new Error("It was sent.")),
    onFailure: ({ error }) => expect.fail(String(error)),
    onTrouble: (error) => expect.fail(String(error)),
    now: () => eight,
  });
  await vi.waitFor(async () => expect(await count()).toBe(0));
  await worker.stop();
});

async function plan(now: Date) {
  await planTodayMail(db, office, now);
}

async function count() {
  const unsent = db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "today")
    .where("sent_at", "is", null);
  return (await unsent.execute()).length;
}

/** Lets a mail worker work at eight until a mail has arrived. */
async function deliver() {
  await deliverMails(server, 1, { planDue: plan, now: () => eight });
}
