import { describe, expect, it } from "vitest";
import { PRIVACY_NOTICE_VERSION } from "~/content/privacy";
import { db } from "~/platform/database/database.server";
import { createToken } from "~/platform/runtime/tokens.server";
import type { PieceList } from "~/sizes/piece-list";
import { markRead, setStatus } from "./change-enquiry.server";
import type { LikedItem, NewEnquiry } from "./enquiry";
import { stageQuoteFile } from "./files/staged-files.server";
import { findEnquiry } from "./find-enquiry.server";
import { countEnquiries, readInbox } from "./inbox.server";
import { openInbox } from "./inbox-filter";
import { storeEnquiry } from "./receive-enquiry.server";
import { contactSchema, quoteFormSchema } from "./schema";
import type { EnquiryStatus } from "./tables";

const message: NewEnquiry = {
  kind: "message",
  content: contactSchema.parse({ name: "Meena", email: "meena@example.com", message: "A gate, please." }),
  source: { path: "/contact" },
};
const quoteForm = { name: "Ravi", phone: "98765 43210", projectType: "gates" };
const quote = {
  kind: "quote" as const,
  content: quoteFormSchema.parse(quoteForm),
  source: { path: "/request-quote" },
};
const list: PieceList = {
  unit: "mm",
  isUnmeasured: false,
  pieces: [{ kind: "gate", sizes: {}, count: 1, remark: "" }],
};
const mail = { to: "owner@example.com" };
const owner = { author: "owner" };
const noon = new Date("2031-05-01T06:29:59Z");
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

it("stores messages and quote requests, and lists the newest first", async () => {
  await storeEnquiry(db, message, null, noon);
  await storeEnquiry(db, quote, null, minutesLater(1));
  const { entries } = await readInbox(db, { ...openInbox, list: "all" }, 1);
  expect(entries.map(({ name }) => name)).toEqual(["Ravi", "Meena"]);
  const [quoteRequest, contactMessage] = await Promise.all(entries.map(({ id }) => findEnquiry(db, id)));
  expect(quoteRequest).toMatchObject({
    kind: "quote",
    name: "Ravi",
    phone: "9876543210",
    email: null,
    details: { projectType: "gates", material: "Not specified" },
    source: { path: "/request-quote" },
  });
  expect(contactMessage).toMatchObject({
    kind: "message",
    name: "Meena",
    message: "A gate, please.",
    phone: null,
    details: null,
    createdAt: noon.toISOString(),
  });
  expect(await countEnquiries(db)).toBe(2);
  expect(await countEnquiries(db, "new")).toBe(2);
  expect(await countEnquiries(db, "won")).toBe(0);
});

it("queues an email to the business, and an acknowledgement if the customer gave an address", async () => {
  const { id } = await storeEnquiry(db, message, mail, noon);
  await storeEnquiry(db, quote, mail, noon);
  const mails = await db
    .selectFrom("outbox")
    .select(["enquiry_id", "kind", "recipient"])
    .orderBy("id")
    .execute();
  expect(mails).toEqual([
    { enquiry_id: id, kind: "notification", recipient: "owner@example.com" },
    { enquiry_id: id, kind: "acknowledgement", recipient: "meena@example.com" },
    { enquiry_id: id + 1, kind: "notification", recipient: "owner@example.com" },
  ]);
});

it("queues no emails if no mail server is configured", async () => {
  await storeEnquiry(db, message, null, noon);
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

it.each([0, 1, 9])("stores a resubmission after %i minutes once", async (minutes) => {
  const first = await storeEnquiry(db, message, mail, noon);
  const second = await storeEnquiry(db, message, mail, minutesLater(minutes));
  expect(first.isRepeat).toBe(false);
  expect(second).toEqual({ id: first.id, isRepeat: true });
  expect(await db.selectFrom("outbox").selectAll().execute()).toHaveLength(2);
});

it("marks an enquiry as unread when its sender adds a file", async () => {
  const { id } = await storeEnquiry(db, quote, null, noon);
  await markRead(db, id, "owner");
  await addFile(1);
  const { entries } = await readInbox(db, openInbox, 1);
  expect(entries).toMatchObject([{ id, isRead: false, attachmentCount: 1 }]);
});

it("sends no push notice for a file that is added to spam", async () => {
  const { id } = await storeEnquiry(db, quote, null, noon);
  await db.updateTable("enquiries").set({ status: "quarantine" }).where("id", "=", id).execute();
  await db.deleteFrom("push_notices").execute();
  await addFile(1);
  expect(await db.selectFrom("push_notices").selectAll().execute()).toEqual([]);
});

/** Sends the quote request again with a file. */
async function addFile(minutes: number): Promise<void> {
  const file = await db
    .insertInto("attached_files")
    .values({ sha256: "0".repeat(64), storage_key: "attached/gate.pdf" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const formToken = createToken();
  const staged = { fileId: file.id, name: "gate.pdf", bytes: 100, network: "203.0.113.0" };
  await stageQuoteFile(db, formToken, staged);
  await storeEnquiry(db, { ...quote, formToken }, null, minutesLater(minutes));
}

it("stores simultaneous submissions once", async () => {
  const results = await Promise.all([1, 2, 3].map(() => storeEnquiry(db, message, mail, noon)));
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect(await countEnquiries(db)).toBe(1);
});

it("stores another enquiry when the text differs or 25 minutes have passed", async () => {
  await storeEnquiry(db, message, mail, noon);
  await storeEnquiry(db, { ...message, content: { ...message.content, message: "Two gates." } }, mail, noon);
  await storeEnquiry(db, message, mail, minutesLater(25));
  expect(await countEnquiries(db)).toBe(3);
});

it.each<[string, { content?: object; pieces?: PieceList; like?: LikedItem }]>([
  ["name", { content: { name: "Devi" } }],
  ["phone number", { content: { phone: "98765 43211" } }],
  ["email address", { content: { email: "ravi@example.com" } }],
  ["place", { content: { town: "Karaikal" } }],
  ["description", { content: { description: "Two gates." } }],
  ["budget", { content: { budget: "5000-15000" } }],
  ["piece", { pieces: list }],
  ["example item", { like: { kind: "project", id: 3, title: "A villa" } }],
])("stores another enquiry when the %s differs", async (_, { content, ...more }) => {
  await storeEnquiry(db, quote, mail, noon);
  const other = { ...more, content: quoteFormSchema.parse({ ...quoteForm, ...content }) };
  expect(await storeEnquiry(db, { ...quote, ...other }, mail, noon)).toMatchObject({ isRepeat: false });
  expect(await storeEnquiry(db, { ...quote, ...other }, mail, noon)).toMatchObject({ isRepeat: true });
});

describe("suspected spam", () => {
  const spam: NewEnquiry = { ...message, formFilling: { honeypot: "Cheap pills", seconds: 60 } };

  it("is quarantined with its reasons and the version of the privacy notice, without emails", async () => {
    const { id } = await storeEnquiry(db, spam, mail, noon);
    expect(await findEnquiry(db, id)).toMatchObject({
      status: "quarantine",
      spamReasons: [{ reason: "A hidden field was filled in", weight: 4 }],
    });
    expect(await listMails()).toEqual([]);
    expect(await countEnquiries(db, "new")).toBe(0);
    const notices = db.selectFrom("enquiries").select("privacy_notice");
    expect(await notices.execute()).toEqual([{ privacy_notice: PRIVACY_NOTICE_VERSION }]);
  });

  it("is also detected in the remark of a piece", async () => {
    const remark = Array.from({ length: 5 }, (_, n) => `https://example.com/${n}`).join(" ");
    const pieces = { ...list, pieces: list.pieces.map((piece) => ({ ...piece, remark })) };
    const { id } = await storeEnquiry(db, { ...quote, pieces }, mail, noon);
    expect(await findEnquiry(db, id)).toMatchObject({
      status: "quarantine",
      spamReasons: [{ reason: "5 links", weight: 4 }],
    });
  });

  it("notifies the business once when it is released, but never the sender", async () => {
    const { id } = await storeEnquiry(db, spam, mail, noon);
    const results = await Promise.all([1, 2, 3].map(() => changeStatus(id, "new")));
    expect(results.sort()).toEqual(["done", "done", "released"]);
    await changeStatus(id, "spam");
    await changeStatus(id, "contacted");
    expect(await listMails()).toEqual(["notification"]);
  });

  it("is reported to the business but not acknowledged if its score is below the threshold", async () => {
    const content = { ...message.content, phone: "9999999999" };
    const { id } = await storeEnquiry(db, { ...message, kind: "message", content }, mail, noon);
    expect(await findEnquiry(db, id)).toMatchObject({ status: "new", spamReasons: [{ weight: 1 }] });
    expect(await listMails()).toEqual(["notification"]);
  });

  it("notifies the business and keeps its reasons when it is marked as spam and then released", async () => {
    const { id } = await storeEnquiry(db, spam, mail, noon);
    expect(await changeStatus(id, "spam")).toBe("done");
    expect(await listMails()).toEqual([]);
    expect(await changeStatus(id, "new")).toBe("released");
    expect(await findEnquiry(db, id)).toMatchObject({ status: "new", spamReasons: [{ weight: 4 }] });
    expect(await listMails()).toEqual(["notification"]);
  });
});

const changeStatus = (id: number, status: EnquiryStatus) =>
  db.transaction().execute((trx) => setStatus(trx, id, status, mail, owner));

async function listMails() {
  const rows = await db
    .selectFrom("outbox")
    .select("kind")
    .where("kind", "<>", "quarantine")
    .orderBy("id")
    .execute();
  return rows.map(({ kind }) => kind);
}
