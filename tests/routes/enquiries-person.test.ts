import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "~/features/enquiries/change-enquiry.server";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { agreeAmount, setStage } from "~/features/orders/change-order.server";
import { addPayment } from "~/features/orders/payments.server";
import type { PersonSection } from "~/features/privacy/describe-person.server";
import { listPrivacyLog } from "~/features/privacy/privacy-log.server";
import { purgeByRetention } from "~/features/privacy/retention.server";
import { createQuotation } from "~/features/quotations/enquiry-quotations.server";
import { saveFeedback } from "~/features/testimonials/testimonials.server";
import { db } from "~/platform/database/database.server";
import { action, loader as dialogLoader } from "../../app/routes/admin/enquiries/$id.person";
import { loader as dataPageLoader } from "../../app/routes/admin/enquiries/$id_.data";
import { loader as exportLoader } from "../../app/routes/files/admin.enquiries.$id.person[.]json";
import { setUpAdmin } from "../support/admin";
import { storeEnquiries } from "../support/enquiries";
import { createDraft } from "../support/quotations";

const admin = setUpAdmin();

const listNames = async () =>
  (await db.selectFrom("enquiries").select("name").orderBy("id").execute()).map(({ name }) => name);
const erase = (id: number, form: Record<string, string> | FormData) =>
  admin.call(action, `/admin/enquiries/${id}/person`, { form });

describe("a person's data", () => {
  let meenaId: number;
  let raviId: number;

  beforeEach(async () => {
    const ids = await storeEnquiries(
      { name: "Meena", phone: "9840012345", email: "meena@example.com" },
      { name: "Meena by phone", phone: "9840012345", email: null },
      { name: "Meena by mail", phone: null, email: "MEENA@example.com" },
      { name: "Ravi", phone: "9840054321", email: "ravi@example.com" },
    );
    [meenaId = 0, , , raviId = 0] = ids;
    await deleteEnquiry(db, ids[1] ?? 0, { author: "owner" });
    await addRecords(meenaId, "Meena");
    await addRecords(raviId, "Ravi");
  });

  async function addRecords(enquiry_id: number, name: string): Promise<void> {
    const feedback = { role: "", stars: 5, source: "", consent: "yes", given_on: null };
    await saveFeedback(db, enquiry_id, { ...feedback, name, text: `${name} is content.` });
    const note = { enquiry_id, author: "owner", text: `Called ${name}` };
    await db.insertInto("enquiry_notes").values(note).execute();
    const mail = { enquiry_id, kind: "acknowledgement" as const, recipient: `${name}@example.com` };
    await db.insertInto("outbox").values(mail).execute();
    const { id: file_id } = await db
      .insertInto("attached_files")
      .values({ sha256: String(enquiry_id).padStart(64, "0"), storage_key: `${name}.pdf` })
      .returning("id")
      .executeTakeFirstOrThrow();
    const file = { enquiry_id, file_id, name: `${name}.pdf`, bytes: 7 };
    await db.insertInto("enquiry_attachments").values(file).execute();
  }

  const download = (id: number) => admin.fetch(exportLoader, `/admin/enquiries/${id}/person.json`);

  it("is exported with all enquiries; the log entry has no personal data", async () => {
    const response = await download(meenaId);
    const { enquiries, ...records } = (await response.json()) as { enquiries: { name: string }[] };
    expect(enquiries.map(({ name }) => name)).toEqual(["Meena", "Meena by phone", "Meena by mail"]);
    expect(records).toMatchObject({
      notes: [{ text: "Called Meena" }],
      files: [{ name: "Meena.pdf" }],
      mails: [{ recipient: "Meena@example.com" }],
      testimonials: [{ text: "Meena is content." }],
    });
    const acts = await listPrivacyLog(db, 9);
    expect(acts).toMatchObject([{ act: "given", enquiries: 3 }]);
    expect(JSON.stringify(acts)).not.toMatch(/meena|98400/i);
  });

  it("is shown on a printable page; the visit is logged", async () => {
    await setStatus(db, meenaId, "won", null, { author: "owner" });
    await agreeAmount(db, meenaId, { amount: 12_000, author: "owner" });
    await setStage(db, meenaId, { stage: "in-work", day: "2031-05-01", author: "owner" });
    const payment = { amount: 5000, method: "bank", reference: "42", receivedOn: "2031-05-02" } as const;
    await addPayment(db, meenaId, { ...payment, author: "owner", idempotencyKey: null });
    const { body } = await admin.call(dataPageLoader, `/admin/enquiries/${meenaId}/data`);
    const { sections } = body as { sections: PersonSection[] };
    const listValues = (title: string) =>
      sections
        .filter((section) => section.title.startsWith(title))
        .flatMap(({ rows }) => rows.map(({ value }) => value));
    expect(listValues("Enquiry")).toEqual(
      expect.arrayContaining(["Meena", "Meena by phone", "98400 12345", "meena@example.com", "Trash"]),
    );
    expect(listValues("Notes")).toEqual(["Called Meena"]);
    expect(listValues("Files")).toEqual(["Meena.pdf · 1 kB"]);
    expect(listValues("Emails")).toEqual(["Confirmation to the customer · Meena@example.com · waiting"]);
    expect(listValues("Orders")).toEqual(["total ₹12,000 · paid ₹5,000"]);
    expect(listValues("Stages of the order")).toEqual(["In production"]);
    expect(listValues("Payments")).toEqual(["₹5,000 · Bank transfer · 42"]);
    expect(listValues("History")).toEqual(
      expect.arrayContaining(["New → Won", "Order: In production on 1 May 2031", "Order: ₹5,000 received"]),
    );
    expect(listValues("Testimonial").join()).toContain("Meena is content.");
    expect(JSON.stringify(sections)).not.toContain("Ravi");
    expect(await listPrivacyLog(db, 9)).toMatchObject([{ act: "given", enquiries: 3 }]);
  });

  it("comes with a warning if a job was won, even in the trash", async () => {
    const hasWarning = async () => {
      const { body } = await admin.call(dialogLoader, `/admin/enquiries/${meenaId}/person`);
      return (body as { hasWon: boolean }).hasWon;
    };
    expect(await hasWarning()).toBe(false);
    await db.updateTable("enquiries").set({ status_before: "won" }).where("status", "=", "trash").execute();
    expect(await hasWarning()).toBe(true);
    await db.updateTable("enquiries").set({ status_before: "new" }).where("status", "=", "trash").execute();
    await setStatus(db, meenaId, "won", null, { author: "owner" });
    expect(await hasWarning()).toBe(true);
  });

  it("is exported with every column that contains personal data", async () => {
    const event = { enquiry_id: meenaId, kind: "read" as const, author: "owner" };
    await db.insertInto("enquiry_events").values(event).execute();
    await createQuotation(db, meenaId, createDraft());
    const { id: order_id } = await db
      .insertInto("orders")
      .values({ enquiry_id: meenaId })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("order_stages")
      .values({ order_id, stage: "ready", reached_on: "2031-05-01" })
      .execute();
    await db
      .insertInto("payments")
      .values({ order_id, amount: 1, method: "upi", received_on: "2031-05-01", author: "owner" })
      .execute();
    const data = (await (await download(meenaId)).json()) as Record<string, Record<string, unknown>[]>;
    const tables = {
      ...{ enquiries: "enquiries", events: "enquiry_events", notes: "enquiry_notes" },
      ...{ files: "enquiry_attachments", mails: "outbox", testimonials: "testimonials" },
      ...{ quotations: "quotations", orders: "orders", stages: "order_stages", payments: "payments" },
    };
    const { rows: referencing } = await sql<{ name: string }>`
      select conrelid::regclass::text as name from pg_constraint
      where confrelid = 'enquiries'::regclass and contype = 'f'`.execute(db);
    expect(Object.values(tables)).toEqual(expect.arrayContaining(referencing.map(({ name }) => name)));
    for (const [list, table] of Object.entries(tables)) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns where table_name = ${table}`.execute(db);
      const names = rows
        .filter(({ name }) => !isNotPersonal(table, name))
        .map(({ name }) => (name === "order_id" ? "enquiry_id" : name));
      if (table === "orders") names.push("total", "paid");
      expect(Object.keys(data[list]?.[0] ?? {}).sort(), table).toEqual(names.sort());
    }
  });

  /** True for columns that contain no personal data or repeat another column. */
  function isNotPersonal(table: string, column: string): boolean {
    const allTables = [
      ...["author", "batch", "form_hash", "network_hash", "file_id"],
      ...["version", "details_version", "origin_id", "rank", "search"],
    ];
    const outbox = ["bundled", "quotation_version_id", "attempts", "next_attempt_at", "last_error"];
    const columns = [
      "attached_words",
      "fingerprint",
      "like_kind",
      "like_id",
      "replaces_id",
      ...outbox,
      ...allTables,
    ];
    return columns.includes(column) || (column === "id" && table !== "enquiries");
  }

  it("is erased only after confirmation, also from the trash; other people's data is kept", async () => {
    expect((await erase(meenaId, {})).status).toBe(400);
    expect(await listNames()).toHaveLength(4);
    expect((await erase(meenaId, { confirmed: "yes" })).headers.get("Location")).toBe("/admin/enquiries");
    expect(await listNames()).toEqual(["Ravi"]);
    for (const table of ["testimonials", "enquiry_notes", "outbox", "enquiry_attachments"] as const)
      expect(await db.selectFrom(table).select("enquiry_id").execute()).toEqual([{ enquiry_id: raviId }]);
    expect(await listPrivacyLog(db, 9)).toMatchObject([{ act: "erased", enquiries: 3 }]);
  });

  it("leaves out what the owner unticks, in the export, on the page and when it is erased", async () => {
    const [brotherId = 0] = await storeEnquiries({ name: "Suresh", phone: "9840012345", email: null });
    const { body } = await admin.call(dialogLoader, `/admin/enquiries/${meenaId}/person`);
    const { others } = body as { others: { id: number; name: string; reason: string; isSure: boolean }[] };
    expect(others.map(({ name, reason, isSure }) => [name, reason, isSure])).toEqual([
      ["Meena by phone", "phone and name", true],
      ["Meena by mail", "email", true],
      ["Suresh", "phone", false],
    ]);
    const mailId = others[1]?.id ?? 0;
    const query = `?chosen=yes&enquiry=${mailId}`;
    const file = await admin.fetch(exportLoader, `/admin/enquiries/${meenaId}/person.json${query}`);
    const { enquiries } = (await file.json()) as { enquiries: { name: string }[] };
    expect(enquiries.map(({ name }) => name)).toEqual(["Meena", "Meena by mail"]);
    const page = await admin.call(dataPageLoader, `/admin/enquiries/${meenaId}/data?chosen=yes`);
    expect(JSON.stringify(page.body)).not.toContain("Meena by mail");
    const form = new FormData();
    for (const [name, value] of [
      ["confirmed", "yes"],
      ["chosen", "yes"],
      ["enquiry", String(brotherId)],
      ["enquiry", String(raviId)],
    ] as const)
      form.append(name, value);
    await erase(meenaId, form);
    expect(await listNames()).toEqual(["Meena by phone", "Meena by mail", "Ravi"]);
    expect(await db.selectFrom("erased_origins").select("is_request").execute()).not.toContainEqual({
      is_request: true,
    });
  });

  it("consists of one enquiry if it has no phone number or email address", async () => {
    const [id = 0] = await storeEnquiries({ name: "At the door" }, { name: "Another at the door" });
    expect((await erase(id, { confirmed: "yes" })).status).toBe(302);
    expect(await listNames()).toEqual([
      "Meena",
      "Meena by phone",
      "Meena by mail",
      "Ravi",
      "Another at the door",
    ]);
  });

  it("is erased once by two simultaneous requests, one of which returns 404", async () => {
    const responses = await Promise.all([1, 2].map(() => erase(meenaId, { confirmed: "yes" })));
    expect(responses.map(({ status }) => status).sort()).toEqual([302, 404]);
    expect(await listNames()).toEqual(["Ravi"]);
    expect(await listPrivacyLog(db, 9)).toMatchObject([{ act: "erased", enquiries: 3 }]);
  });
});

it("deletes unsuccessful enquiries after the retention period, but not won and open ones", async () => {
  await storeEnquiries(
    { name: "lost", status: "lost" },
    { name: "spam", status: "spam" },
    { name: "quarantine", status: "quarantine" },
    { name: "won", status: "won" },
    { name: "new" },
  );
  await sql`update enquiries set created_at = now() - interval '13 months'`.execute(db);
  await storeEnquiries({ name: "lost lately", status: "lost" });
  expect(await purgeByRetention(db, null)).toBe(0);
  expect(await purgeByRetention(db, 12)).toBe(3);
  expect(await purgeByRetention(db, 12)).toBe(0);
  expect(await listNames()).toEqual(["won", "new", "lost lately"]);
  expect(await listPrivacyLog(db, 9)).toMatchObject([{ act: "expired", author: "the site", enquiries: 3 }]);
});

it("keeps a recently lost enquiry for a month, so that a mistake can be undone", async () => {
  const [id = 0] = await storeEnquiries({ name: "slip", status: "quoted" }, { name: "lost", status: "lost" });
  await sql`update enquiries set created_at = now() - interval '14 months'`.execute(db);
  await setStatus(db, id, "lost", null, { author: "owner" });
  expect(await purgeByRetention(db, 12)).toBe(1);
  expect(await listNames()).toEqual(["slip"]);
  await sql`update enquiry_events set created_at = now() - interval '32 days'`.execute(db);
  expect(await purgeByRetention(db, 12)).toBe(1);
});

it("deletes nothing when the privacy log cannot be written", async () => {
  await storeEnquiries({ name: "Old", status: "lost", created_at: new Date("2020-01-01") });
  await sql`alter table privacy_log rename to privacy_log_away`.execute(db);
  await expect(purgeByRetention(db, 12)).rejects.toThrow();
  await sql`alter table privacy_log_away rename to privacy_log`.execute(db);
  expect(await listNames()).toEqual(["Old"]);
});
