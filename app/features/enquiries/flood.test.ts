import { expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { startMailWorker } from "~/platform/mail/mail-worker.server";
import { openTransport } from "~/platform/mail/transport.server";
import { config } from "~/platform/runtime/config.server";
import { renderPng } from "~/sizes/drawing-files.server";
import { setUpMailServer } from "../../../tests/support/deliver-mails";
import { setStatus } from "./change-enquiry.server";
import { composeMail } from "./mails/compose-mail.server";
import { queueDailyNotice, recordQuarantineVisit } from "./mails/quarantine-notices.server";
import { storeEnquiry } from "./receive-enquiry.server";
import { quoteFormSchema } from "./schema";
import { parseSpamReasons } from "./spam.server";
import { deleteEnquiry } from "./trash.server";

const office = { to: "office@example.com" };
const noon = new Date("2031-05-01T06:30:00Z");
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const DAY = 24 * 60;

const server = setUpMailServer();

const storeAttack = (n: number, network = `198.51.${n % 6}.0`) => store({ name: `Attacker ${n}`, network });

it("quarantines a flood from one network and no other enquiries", async () => {
  for (let n = 0; n < 110; n++) await storeAttack(n, "198.51.100.0");
  expect(await countByStatus()).toEqual({ new: 20, quarantine: 90 });
  await store({ name: "Customer", network: "203.0.113.0", minutes: 1 });
  await deliver(1);
  expect(await countByStatus()).toEqual({ new: 21, quarantine: 90 });
  expect(listSubjects()).toContainEqual(expect.stringMatching(/^Quote request – Customer \(no\. \d+\)$/));
  expect(listReasons(await readQuarantined())).toEqual([
    "Many enquiries from the same network within an hour",
  ]);
});

it("accepts a network again after an hour", async () => {
  for (let n = 0; n < 21; n++) await storeAttack(n, "198.51.100.0");
  await store({ name: "Neighbour", network: "198.51.100.0", minutes: 61 });
  expect(await countByStatus()).toEqual({ new: 21, quarantine: 1 });
});

it("quarantines messages from many networks that differ only in digits, but not short ones", async () => {
  const writeOffer = (n: number) => `We clean offices of ${n} rooms every week, offer no. ${n * 7}.`;
  for (let n = 0; n < 15; n++)
    await store({ name: "Cleaner", network: `10.0.${n}.0`, message: writeOffer(n) });
  for (let n = 0; n < 15; n++)
    await store({ name: `${n}`, network: `10.1.${n}.0`, message: "Please call me" });
  expect(await countByStatus()).toEqual({ new: 25, quarantine: 5 });
  expect(listReasons(await readQuarantined())).toEqual(["Same text received many times within an hour"]);
});

it("quarantines enquiries from many networks whose pieces have the same remark", async () => {
  const remark = "We supply toughened glass to every fabricator in town at half price.";
  for (let n = 0; n < 15; n++) await store({ name: `${n}`, network: `10.0.${n}.0`, remark });
  expect(await countByStatus()).toEqual({ new: 10, quarantine: 5 });
});

it("does not count spam towards the network's limit", async () => {
  const spam = { honeypot: "Cheap pills", seconds: 60 };
  for (let n = 0; n < 30; n++) await store({ name: `${n}`, network: "198.51.100.0", formFilling: spam });
  await store({ name: "Neighbour", network: "198.51.100.0" });
  expect(await countByStatus()).toEqual({ new: 1, quarantine: 30 });
});

it("bundles notifications during a flood from many networks and drops none", async () => {
  for (let n = 0; n < 110; n++) await storeAttack(n, `10.${n}.0.0`);
  await store({ name: "Customer", network: "203.0.113.0" });
  expect(await countByStatus()).toEqual({ new: 111 });
  await deliver(14);
  expect(listSubjects().filter((subject) => subject?.startsWith("Quote request –"))).toHaveLength(30);

  await deliver(15);
  const bundle = server.received.at(-1);
  expect(bundle?.subject).toBe("81 new enquiries");
  expect(bundle?.to?.[0]?.address).toBe(office.to);
  expect(bundle?.text).toContain("Quote request, Attacker 30, 9843012345, 1 May 2031");
  expect(bundle?.text).toContain("and 31 more");
  expect(await db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute()).toEqual([]);
  expect(server.received).toHaveLength(31);
});

it("sends a bundle once with several instances, and retries it as a whole", async () => {
  for (let n = 0; n < 40; n++) await storeAttack(n, `10.${n}.0.0`);
  await deliver(1);
  server.refuseAll(true);
  await deliver(15);
  server.refuseAll(false);
  await Promise.all([deliver(60), deliver(60), deliver(60)]);
  expect(listSubjects().filter((subject) => subject?.endsWith("new enquiries"))).toEqual([
    "10 new enquiries",
  ]);
  expect(server.received).toHaveLength(31);
});

it("sends at most one quarantine notice a day until the owner opens the quarantine", async () => {
  const storeSpam = (minutes: number) =>
    store({ name: "Pills", minutes, formFilling: { honeypot: "x", seconds: 60 }, message: `No. ${minutes}` });
  const expectNotices = async (minutes: number, count: number) => {
    await deliver(minutes);
    expect(server.received).toHaveLength(count);
  };
  await expectNotices(0, 0);
  await Promise.all([storeSpam(1), storeSpam(2), storeSpam(3)]);
  await expectNotices(3, 1);
  expect(listSubjects()).toEqual(["3 suspected spam"]);
  expect(server.received[0]?.text).toContain(`${config.publicUrl.origin}/admin/enquiries?status=quarantine`);
  expect(server.received[0]?.text).toContain("- Pills, 1 May 2031");

  await storeSpam(20);
  await expectNotices(30, 1);
  await recordQuarantineVisit(db, minutesLater(40));
  await expectNotices(50, 1);
  await storeSpam(60);
  await storeSpam(61);
  await expectNotices(62, 2);
  // Even without new enquiries, a daily notice gives the number in quarantine.
  await expectNotices(60 + DAY - 1, 2);
  await expectNotices(60 + DAY, 3);
  await expectNotices(60 + DAY + 10, 3);
  await expectNotices(60 + 2 * DAY, 4);
  expect(listSubjects().at(-1)).toBe("6 suspected spam");
});

it("queues the daily notice once with several instances, and sends none for an empty quarantine", async () => {
  const { id } = await store({ name: "Pills", formFilling: { honeypot: "x", seconds: 60 } });
  await deliver(1);
  const nextDay = minutesLater(DAY + 1);
  await Promise.all([1, 2, 3, 4].map(() => queueDailyNotice(db, office, nextDay)));
  const notices = db.selectFrom("outbox").select("sent_at").where("kind", "=", "quarantine");
  expect(await notices.execute()).toEqual([{ sent_at: null }]);
  // The enquiry is moved to spam before the notice is sent.
  await setStatus(db, id, "spam", office, { author: "owner" });
  await deliver(DAY + 2);
  expect(server.received).toHaveLength(1);
  await deliver(5 * DAY);
  expect(server.received).toHaveLength(1);
});

it("sends the daily notice after a clock that was a month ahead is corrected", async () => {
  await store({ name: "Pills", minutes: 30 * DAY, formFilling: { honeypot: "x", seconds: 60 } });
  await deliver(30 * DAY);
  await deliver(1);
  expect(server.received).toHaveLength(2);
  await store({ name: "Loans", minutes: 2, formFilling: { honeypot: "x", seconds: 60 } });
  await deliver(3);
  expect(server.received).toHaveLength(2);
});

it("sends a notice about enquiries quarantined before email was configured", async () => {
  const { id } = await store({ name: "Pills", formFilling: { honeypot: "x", seconds: 60 } }, null);
  await deliver(1);
  expect(listSubjects()).toEqual(["1 suspected spam"]);
  await deleteEnquiry(db, id, { author: "owner" });
  await deliver(2 * DAY);
  expect(server.received).toHaveLength(1);
});

interface Submission {
  name: string;
  network?: string;
  minutes?: number;
  message?: string;
  remark?: string;
  formFilling?: { honeypot: string; seconds: number };
}

/** Stores an enquiry without an email address, so that all emails go to the business. */
async function store(
  { name, network, minutes = 0, message = `I am ${name}`, remark, formFilling }: Submission,
  mail: typeof office | null = office,
) {
  const content = quoteFormSchema.parse({ name, phone: "9843012345", description: message });
  const pieces = remark
    ? {
        version: 1 as const,
        unit: "mm" as const,
        isUnmeasured: false,
        pieces: [{ kind: "gate" as const, sizes: {}, count: 1, remark }],
      }
    : null;
  const enquiry = { kind: "quote" as const, content, pieces, source: { path: "/" }, network, formFilling };
  return await storeEnquiry(db, enquiry, mail, minutesLater(minutes));
}

/** Runs the mail worker of one instance at a given time until nothing is due. */
async function deliver(minutes: number): Promise<void> {
  const transport = openTransport({ url: server.url, from: "site@example.com" }, renderPng);
  let reportQueued = () => {};
  const queued = new Promise<void>((resolve) => {
    reportQueued = resolve;
  });
  const worker = startMailWorker(db, {
    queueDueMails: (now) => queueDailyNotice(db, office, now).then(reportQueued),
    compose: (due, now) => composeMail(db, due, now),
    send: transport.send,
    onFailure: () => undefined,
    onOutboxError: (error) => {
      throw error;
    },
    now: () => minutesLater(minutes),
  });
  await queued;
  await expect.poll(() => listDueMails(minutes), { timeout: 60_000 }).toEqual([]);
  // Stopping finishes the current email first.
  await worker.stop();
  transport.close();
}

async function listDueMails(minutes: number) {
  return await db
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", minutesLater(minutes))
    .execute();
}

const listSubjects = () => server.received.map(({ subject }) => subject);

async function countByStatus(): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["status", (query) => query.fn.countAll().as("count")])
    .groupBy("status")
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

async function readQuarantined() {
  return await db.selectFrom("enquiries").select("spam_reasons").where("status", "=", "quarantine").execute();
}

const listReasons = (rows: { spam_reasons: unknown }[]) => [
  ...new Set(rows.flatMap((row) => parseSpamReasons(row.spam_reasons).map(({ reason }) => reason))),
];
