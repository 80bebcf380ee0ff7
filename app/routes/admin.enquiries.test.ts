import { beforeEach, describe, expect, it } from "vitest";
import type { InboxEntry } from "~/enquiries/inbox.server";
import { toIndianDay } from "~/enquiries/indian-time";
import { db } from "~/server/db/database.server";
import { askRoute } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { storeEnquiries } from "../../tests/support/enquiries";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { loader as listLoader } from "./admin.enquiries/route";
import { action, loader as pageLoader } from "./admin.enquiries.$id/route";

let headers: { Cookie: string };

beforeEach(async () => {
  await resetDatabase();
  headers = await signInAsAdmin();
});

describe("the list", () => {
  it("stands newest first and without spam, which its filter shows", async () => {
    await storeEnquiries({ name: "First" }, { name: "Second" }, { name: "Junk", status: "spam" });
    expect(await names("")).toEqual(["Second", "First"]);
    expect(await names("?status=spam")).toEqual(["Junk"]);
  });

  it("filters by kind and status together, and ignores what it does not know", async () => {
    await storeEnquiries(
      { name: "Asks", kind: "quote", status: "won" },
      { name: "Tells", kind: "message", status: "won" },
      { name: "Waits", kind: "quote" },
    );
    expect(await names("?kind=quote&status=won")).toEqual(["Asks"]);
    expect(await names("?kind=fax&status=done&page=zero&list=all")).toEqual(["Waits", "Tells", "Asks"]);
  });

  it("opens with what is being worked on, and shows what is to be done today", async () => {
    const today = toIndianDay(new Date());
    await storeEnquiries(
      { name: "Won", status: "won", follow_up_on: today },
      { name: "Lost", status: "lost" },
      { name: "Later", status: "quoted", follow_up_on: "2131-05-01" },
      { name: "Due", status: "contacted", follow_up_on: today },
      { name: "New" },
    );
    expect(await names("")).toEqual(["New", "Due", "Later"]);
    expect(await names("?list=today")).toEqual(["New", "Due"]);
    expect(await names("?list=all")).toEqual(["New", "Due", "Later", "Lost", "Won"]);
    expect(await names("?sort=next-step")).toEqual(["Due", "Later", "New"]);
    const { body } = await askRoute(listLoader, "/admin/enquiries", { headers });
    expect(body).toMatchObject({ openCounts: { open: 3, today: 2 } });
  });

  it("looks through everything, notes and file names included, also through what is won", async () => {
    const [id, other = 0] = await storeEnquiries({ name: "Meena", status: "won" }, { name: "Ravi" });
    await send(id, { intent: "answer", status: "won", note: "Wants powder coating" });
    await db
      .insertInto("attached_files")
      .values({ sha256: "ab".repeat(32), storage_key: "attached/ab.pdf" })
      .execute();
    await db
      .insertInto("enquiry_attachments")
      .values({ enquiry_id: other, file_id: 1, name: "verandah plan.pdf", bytes: 12 })
      .execute();
    expect(await names("?q=powder+meena")).toEqual(["Meena"]);
    expect(await names("?q=verandah")).toEqual(["Ravi"]);
  });

  it("knows the enquiries around a page, so that one can go on from its last", async () => {
    const ids = await storeEnquiries(...Array.from({ length: 60 }, (_, n) => ({ name: `Visitor ${n}` })));
    const { body } = await askRoute(listLoader, "/admin/enquiries?page=2", { headers });
    expect(body).toMatchObject({ around: { before: ids[35], after: ids[9] } });
    const first = await askRoute(listLoader, "/admin/enquiries", { headers });
    expect(first.body).toMatchObject({ around: { before: null, after: ids[34] } });
  });

  it("shows as overdue what was due before today in India and is still open", async () => {
    const today = toIndianDay(new Date());
    const yesterday = toIndianDay(new Date(Date.now() - 24 * 60 * 60 * 1000));
    await storeEnquiries(
      { name: "Late", follow_up_on: yesterday },
      { name: "Today", follow_up_on: today },
      { name: "Won", follow_up_on: yesterday, status: "won" },
      { name: "Unplanned" },
    );
    expect(await names("?overdue=1")).toEqual(["Late"]);
  });

  it.each([
    ["MEENA", ["Meena"]],
    ["meena gate", ["Meena"]],
    ["gate", ["Ravi", "Meena"]],
    ["98430 12345", ["Meena"]],
    ["+919843012345", ["Meena"]],
    ["@example.com", ["Meena"]],
    ["100%", ["Ravi"]],
    ["%", ["Ravi"]],
    ["a_b", ["Ravi"]],
    ["_", ["Ravi"]],
    ["O'Neil", ["Ravi"]],
    ['"fine"', ["Ravi"]],
    ["back\\slash", ["Ravi"]],
    ["ga", ["Ravi", "Meena"]],
    ["வாயில்", ["Meena"]],
    ["100_", []],
    ["'; drop table enquiries; --", []],
  ])("finds %j", async (q, found) => {
    await storeEnquiries(
      { name: "Meena", email: "meena@example.com", phone: "9843012345", message: "A sliding gate, வாயில்." },
      { name: "Ravi", message: '100% galvanised a_b gate for O\'Neil, "fine" work, back\\slash' },
    );
    expect(await names(`?${new URLSearchParams({ q })}`)).toEqual(found);
  });

  it("has pages, and leads from behind the end to the last one with the same filter", async () => {
    await storeEnquiries(
      ...Array.from({ length: 27 }, (_, n) => ({ name: `Visitor ${n}`, kind: "quote" as const })),
    );
    expect(await names("?kind=quote")).toHaveLength(25);
    expect(await names("?kind=quote&page=2")).toEqual(["Visitor 1", "Visitor 0"]);
    const beyond = await askRoute(listLoader, "/admin/enquiries?kind=quote&page=9", { headers });
    expect(beyond.headers.get("Location")).toBe("/admin/enquiries?kind=quote&page=2");
  });
});

describe("the quarantine", () => {
  const quarantined = { status: "quarantine", spam_reasons: JSON.stringify(["5 links"]) } as const;

  it("stands apart from the inbox, is counted there, and says its reasons", async () => {
    await storeEnquiries({ name: "Meena" }, { name: "Bot", ...quarantined });
    expect(await names("")).toEqual(["Meena"]);
    expect(await list("?status=quarantine")).toMatchObject([{ name: "Bot", spamReasons: ["5 links"] }]);
    const { body } = await askRoute(listLoader, "/admin/enquiries", { headers });
    expect(body).toMatchObject({ total: 1, asideCounts: { quarantine: 1, trash: 0 } });
  });

  it("is left for the inbox or for spam, and no admin can enter it", async () => {
    const [genuine, junk, other] = await storeEnquiries(
      { name: "Genuine", ...quarantined },
      { name: "Junk", ...quarantined },
      { name: "Ravi" },
    );
    await send(genuine, { intent: "status", status: "new" });
    await send(junk, { intent: "status", status: "spam" });
    expect((await send(other, { intent: "status", status: "quarantine" })).status).toBe(400);
    expect(await names("")).toEqual(["Ravi", "Genuine"]);
    expect(await names("?status=spam")).toEqual(["Junk"]);
    expect(await names("?status=quarantine")).toEqual([]);
  });
});

describe("an enquiry's page", () => {
  it("marks it as read by being opened, and as unread again on demand", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    expect(await list("")).toMatchObject([{ isRead: false }]);
    await askRoute(pageLoader, `/admin/enquiries/${id}`, { headers, params: { id: String(id) } });
    expect(await list("")).toMatchObject([{ isRead: true }]);
    const answer = await send(id, { intent: "unread" }, "?page=2");
    expect(answer.headers.get("Location")).toBe("/admin/enquiries?page=2");
    expect(await list("")).toMatchObject([{ isRead: false }]);
  });

  it("answers 404 when there is none", async () => {
    for (const id of ["7", "0", "x", "99999999999"]) {
      expect((await askRoute(pageLoader, "/admin/enquiries/x", { headers, params: { id } })).status).toBe(
        404,
      );
    }
  });

  it("sets status, next step and note by one form, and takes them back", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    const answer = await send(
      id,
      { intent: "answer", status: "site-visit", next: "on", followUpOn: "2031-05-10", note: "On Friday" },
      "?q=meena",
    );
    expect(answer.headers.get("Location")).toBe(`/admin/enquiries/${id}?q=meena`);
    expect(await list("")).toMatchObject([{ status: "site-visit", followUpOn: "2031-05-10" }]);
    expect((await openPage(id)).notes).toMatchObject([{ text: "On Friday" }]);
    await send(id, { intent: "answer", status: "contacted", next: "none", followUpOn: "2031-05-10" });
    expect(await list("")).toMatchObject([{ status: "contacted", followUpOn: null }]);
    await send(id, { intent: "answer", status: "contacted", next: "tomorrow" });
    const tomorrow = toIndianDay(new Date(Date.now() + 24 * 60 * 60 * 1000));
    expect(await list("")).toMatchObject([{ followUpOn: tomorrow }]);
  });

  it("refuses what was chosen on an older state with 409, keeps it, and takes it when it is sent again", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    const { enquiry, noteForm } = await openPage(id);
    const stale = { intent: "answer", version: String(enquiry.version) };
    await send(id, { ...stale, status: "won" });
    const late = { ...stale, status: "lost", note: "No answer", submission: noteForm };
    const refused = await send(id, late);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      typed: late,
      version: enquiry.version + 1,
      toast: { kind: "error", message: expect.stringContaining("Won") },
    });
    expect(await openPage(id)).toMatchObject({ enquiry: { status: "won" }, notes: [] });
    await send(id, { ...late, version: String(enquiry.version + 1) });
    expect(await openPage(id)).toMatchObject({ enquiry: { status: "lost" }, notes: [{ text: "No answer" }] });
  });

  it.each([
    [{ intent: "answer", status: "done", note: "Called" }, { status: "Please choose a status." }],
    [
      { intent: "answer", status: "new", followUpOn: "2031-02-30" },
      { followUpOn: "Please enter a valid date." },
    ],
    [{ intent: "status", status: "quarantine" }, { status: "Please choose a status." }],
    [
      { intent: "details", quotedAmount: "a lot", place: "Peelamedu" },
      { quotedAmount: "Please enter whole rupees, as 1,25,000." },
    ],
  ])("refuses %j and returns what was typed", async (form, errors) => {
    const [id] = await storeEnquiries({ name: "Meena" });
    const answer = await send(id, form as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors, typed: form });
  });

  it("changes nothing for a note of spaces", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    await send(id, { intent: "answer", status: "new", next: "none", note: "  " });
    expect(await openPage(id)).toMatchObject({ notes: [], enquiry: { version: 1 } });
  });

  it.each([
    ["₹1,25,000", 125_000],
    ["Rs. 80 000/-", 80_000],
    ["", null],
  ])("takes %j as what was quoted", async (quotedAmount, amount) => {
    const [id] = await storeEnquiries({ name: "Meena", quoted_amount: 5 });
    await send(id, { intent: "details", quotedAmount, place: "Vadavalli" });
    expect((await openPage(id)).enquiry).toMatchObject({ quotedAmount: amount, place: "Vadavalli" });
  });

  it("tells its history, latest first, with who did it", async () => {
    const [id] = await storeEnquiries({ name: "Meena", created_at: new Date("2026-01-01T10:00:00Z") });
    await openPage(id);
    await send(id, {
      intent: "answer",
      status: "contacted",
      next: "on",
      followUpOn: "2031-05-10",
      note: "Busy",
    });
    await send(id, { intent: "details", quotedAmount: "90000", place: "" });
    const { history } = await openPage(id);
    expect(history.at(-1)).toMatchObject({ kind: "arrived", after: "website", author: null });
    expect(history.at(-2)).toMatchObject({ kind: "read", author: "owner" });
    expect(history[0]).toMatchObject({ kind: "amount", before: null, after: "90000", author: "owner" });
    expect(history).toContainEqual(
      expect.objectContaining({ kind: "status", before: "new", after: "contacted" }),
    );
    expect(history).toContainEqual(expect.objectContaining({ kind: "follow-up", after: "2031-05-10" }));
    expect(history).toContainEqual(expect.objectContaining({ kind: "note", after: "Busy" }));
  });

  it("lists other enquiries of the same number or address", async () => {
    const [id] = await storeEnquiries(
      { name: "Meena", phone: "9843012345", email: "meena@example.com" },
      { name: "By number", phone: "9843012345", status: "won" },
      { name: "By address", email: "Meena@Example.com" },
      { name: "Junk", phone: "9843012345", status: "spam" },
      { name: "Another", phone: "9843000000" },
    );
    expect((await openPage(id)).related.map(({ name }) => name)).toEqual(["By address", "By number"]);
  });

  it("refuses a form it does not know", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    expect((await send(id, { intent: "explode" })).status).toBe(400);
  });

  it("collects notes with author and time, newest first", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    await send(id, { intent: "answer", status: "new", note: "Called, <b>busy</b>" });
    await send(id, { intent: "answer", status: "new", note: "Visit on Friday" });
    const { notes } = await openPage(id);
    expect(notes).toMatchObject([
      { text: "Visit on Friday", author: "owner" },
      { text: "Called, <b>busy</b>", author: "owner" },
    ]);
  });

  it("adds a note once when its form is sent twice, also at the same time", async () => {
    const [id] = await storeEnquiries({ name: "Meena" });
    const { noteForm: submission } = await openPage(id);
    const note = { intent: "answer", status: "new", note: "Called", submission };
    await Promise.all([send(id, note), send(id, note)]);
    expect((await openPage(id)).notes).toHaveLength(1);
  });

  it("says so when the enquiry was deleted in the meantime", async () => {
    const forms: Record<string, string>[] = [
      { intent: "answer", status: "won", note: "Late" },
      { intent: "details", quotedAmount: "5" },
      { intent: "status", status: "won" },
    ];
    for (const form of forms) {
      expect((await send(12, form)).headers.get("Location")).toBe("/admin/enquiries");
    }
  });

  it("shows what became of its mails and sends the undelivered ones again", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena" });
    const failed_at = new Date("2031-05-01T10:00:00Z");
    await db
      .insertInto("outbox")
      .values([
        { enquiry_id: id, kind: "notification", recipient: "office@example.com", sent_at: failed_at },
        {
          enquiry_id: id,
          kind: "acknowledgement",
          recipient: "meena@example.com",
          attempts: 12,
          failed_at,
          last_error: "mailbox full",
        },
      ])
      .execute();
    expect(await list("")).toMatchObject([{ hasFailedMail: true }]);
    expect((await openPage(id)).mails).toMatchObject([
      { state: "sent" },
      { state: "undelivered", error: "mailbox full", at: failed_at.toISOString() },
    ]);
    await send(id, { intent: "resend" });
    expect((await openPage(id)).mails).toMatchObject([{ state: "sent" }, { state: "waiting", attempts: 0 }]);
    expect(await list("")).toMatchObject([{ hasFailedMail: false }]);
  });
});

async function list(query: string): Promise<InboxEntry[]> {
  const { body } = await askRoute(listLoader, `/admin/enquiries${query}`, { headers });
  return (body as Awaited<ReturnType<typeof listLoader>>).entries;
}

async function names(query: string): Promise<string[]> {
  return (await list(query)).map(({ name }) => name);
}

async function openPage(id = 0) {
  const { body } = await askRoute(pageLoader, `/admin/enquiries/${id}`, {
    headers,
    params: { id: String(id) },
  });
  return body as Awaited<ReturnType<typeof pageLoader>>;
}

function send(id = 0, form: Record<string, string>, query = "") {
  return askRoute(action, `/admin/enquiries/${id}${query}`, { headers, params: { id: String(id) }, form });
}
