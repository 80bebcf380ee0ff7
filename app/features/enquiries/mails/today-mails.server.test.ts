import { expect, test, vi } from "vitest";
import { db } from "~/platform/database/database.server";
import { startMailWorker } from "~/platform/mail/mail-worker.server";
import { deliverMails, setUpMailServer } from "../../../../tests/support/deliver-mails";
import { storeEnquiries } from "../../../../tests/support/enquiries";
import { readToday } from "../today.server";
import { composeMail } from "./compose-mail.server";
import { queueTodayMail, writeToday } from "./today-mails.server";

const office = { to: "office@example.com" };
/** A morning in India. */
const eightAm = new Date("2031-05-20T08:00:00+05:30");
const hoursAgo = (hours: number, from = eightAm) => new Date(from.getTime() - hours * 60 * 60 * 1000);

const server = setUpMailServer();

test("lists unanswered and due enquiries with links", async () => {
  const [id] = await storeEnquiries(
    { name: "Muthu", town: "Peelamedu", phone: "9843012345", created_at: hoursAgo(2) },
    { name: "Old", created_at: hoursAgo(50) },
    { name: "Devi", status: "contacted", follow_up_on: "2031-05-19" },
    { name: "Bot", status: "quarantine", spam_reasons: '["5 links"]' },
  );
  await deliver();
  const [mail] = server.received;
  expect(mail?.to?.[0]?.address).toBe(office.to);
  expect(mail?.subject).toBe("Today: 2 unanswered, 1 of them for over 24 hours, 1 due, 1 suspected spam");
  for (const line of [
    "- Muthu, Peelamedu, Message, Received 20 May 2031, 6:00 AM",
    "Call: +91 98430 12345",
    `/admin/enquiries/${id}`,
    "- Old, Message",
    "- Devi, Message, Call 19 May 2031",
    "1 suspected spam",
  ])
    expect(mail?.text).toContain(line);
  expect(mail?.html).toContain('href="tel:+919843012345"');
});

test("links each list to the rest of it", async () => {
  const follow_up_on = "2031-05-19";
  await storeEnquiries(
    ...Array.from({ length: 6 }, (_, n) => ({ name: `New ${n}` })),
    ...Array.from({ length: 6 }, (_, n) => ({
      name: `Due ${n}`,
      status: "contacted" as const,
      follow_up_on,
    })),
  );
  const links = JSON.stringify(writeToday(await readToday(db, eightAm)).blocks);
  for (const query of ["?status=new", "?list=due&sort=follow-up"])
    expect(links).toContain(`/admin/enquiries${query}"`);
});

test("shows 1000+ for a quarantine too large to count", () => {
  const emptyGroup = { entries: [], total: 0 };
  const today = {
    unanswered: emptyGroup,
    lateCount: 0,
    due: emptyGroup,
    visitCount: 0,
    quarantineCount: null,
    undeliveredCount: 0,
    undeliveredReason: null,
    isEmpty: false,
  };
  const { subject } = writeToday(today);
  expect(subject).toBe("Today: 1000+ suspected spam");
});

test("queues one email a day with several instances, from eight in the morning", async () => {
  await storeEnquiries({ name: "Muthu", created_at: hoursAgo(2) });
  await queueMail(hoursAgo(1));
  expect(await countUnsent()).toBe(0);
  await Promise.all([1, 2, 3, 4].map(() => queueMail(eightAm)));
  expect(await countUnsent()).toBe(1);
  await deliver();
  await queueMail(hoursAgo(-2));
  expect(await countUnsent()).toBe(0);
  await queueMail(hoursAgo(-24));
  expect(await countUnsent()).toBe(1);
});

test("queues the email after a clock that was a month ahead is corrected", async () => {
  await storeEnquiries({ name: "Muthu", created_at: hoursAgo(2) });
  await queueMail(hoursAgo(-30 * 24));
  await db.deleteFrom("outbox").execute();
  await Promise.all([1, 2].map(() => queueMail(eightAm)));
  await queueMail(hoursAgo(-1));
  expect(await countUnsent()).toBe(1);
});

test("queues no email if Today was empty at eight, even if an enquiry arrives later", async () => {
  await queueMail(eightAm);
  await storeEnquiries({ name: "Muthu", created_at: hoursAgo(-1) });
  await queueMail(hoursAgo(-2));
  expect(await countUnsent()).toBe(0);
});

test("queues no email from noon", async () => {
  await storeEnquiries({ name: "Muthu", created_at: hoursAgo(2) });
  await queueMail(hoursAgo(-4));
  expect(await countUnsent()).toBe(0);
});

test("discards the email if Today is empty before it is sent", async () => {
  const [id = 0] = await storeEnquiries({ name: "Muthu", created_at: hoursAgo(2) });
  await queueMail(eightAm);
  await db.updateTable("enquiries").set({ status: "won" }).where("id", "=", id).execute();
  const worker = startMailWorker(db, {
    compose: (due, now) => composeMail(db, due, now),
    send: () => Promise.reject(new Error("It was sent.")),
    onFailure: ({ error }) => expect.fail(String(error)),
    onOutboxError: (error) => expect.fail(String(error)),
    now: () => eightAm,
  });
  await vi.waitFor(async () => expect(await countUnsent()).toBe(0));
  await worker.stop();
});

async function queueMail(now: Date) {
  await queueTodayMail(db, office, now);
}

async function countUnsent() {
  const unsent = db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "today")
    .where("sent_at", "is", null);
  return (await unsent.execute()).length;
}

/** Runs a mail worker at eight until an email arrives. */
async function deliver() {
  await deliverMails(server, 1, { queueDueMails: queueMail, now: () => eightAm });
}
