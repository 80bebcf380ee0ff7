import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createSession } from "~/features/accounts/sessions.server";
import { deleteEnquiry } from "~/features/enquiries/trash.server";
import { db } from "~/platform/database/database.server";
import { saveSubscription } from "~/platform/push/subscriptions.server";
import { addDays, DAY_MS, toIndianDay } from "~/platform/time/time";
import { makeBrowserKeys } from "../../../tests/support/push-service";
import {
  changeDraft,
  createDraft,
  firm,
  gate,
  sendStoredQuotation,
  storeQuotation,
  storeSentQuotation,
} from "../../../tests/support/quotations";
import { createAdmin } from "../../../tests/support/sign-in";
import { writeAcceptedCsv } from "./accepted-csv.server";
import { acceptQuotation, declineQuotation } from "./answer-quotation.server";
import { copyQuotation } from "./enquiry-quotations.server";
import {
  listDueQuotations,
  listedStates,
  listQuotations,
  queueUnansweredNotice,
} from "./quotation-list.server";
import { findQuotation, listVersions } from "./quotations.server";

const all = { state: null, search: "", page: 1 };
const accept = (tokenHash: string) => acceptQuotation(db, { tokenHash, name: "Meena", mail: null });

describe("listQuotations", () => {
  it("filters by state, number and name, and returns the total", async () => {
    await storeQuotation();
    const sent = await storeSentQuotation();
    const accepted = await storeSentQuotation();
    await accept(accepted.tokenHash);
    expect(await listQuotations(db, all)).toMatchObject({ count: 3 });
    expect(await listQuotations(db, { ...all, state: "accepted" })).toMatchObject({ count: 1, sum: 11_800 });
    const listIds = async (state: "draft" | "sent" | "accepted") =>
      (await listQuotations(db, { ...all, state })).quotations.map(({ id }) => id);
    expect(await listIds("sent")).toEqual([sent.id]);
    expect(await listIds("accepted")).toEqual([accepted.id]);
    expect((await listQuotations(db, { ...all, search: accepted.number })).count).toBe(1);
    expect((await listQuotations(db, { ...all, search: "meena%" })).count).toBe(0);
    expect((await listQuotations(db, { ...all, search: "Meena" })).count).toBe(3);
  });

  it("excludes quotations of enquiries in the trash", async () => {
    const { enquiryId } = await storeSentQuotation();
    await deleteEnquiry(db, enquiryId, { author: "owner" });
    for (const state of [null, "sent"] as const)
      expect((await listQuotations(db, { ...all, state })).count).toBe(0);
  });
});

describe("listDueQuotations", () => {
  const listReasons = async (now?: Date) => (await listDueQuotations(db, now)).map(({ reason }) => reason);

  it("lists quotations opened more than 3 days ago, about to expire or just accepted", async () => {
    await storeQuotation();
    const opened = await storeSentQuotation();
    await db
      .updateTable("quotation_versions")
      .set({ opened_at: sql<Date>`now() - interval '4 days'` })
      .where("id", "=", opened.versionId)
      .execute();
    expect(await listReasons()).toEqual(["unanswered"]);
    await storeSentQuotation(createDraft({ terms: { ...createDraft().terms, validityDays: 1 } }));
    const accepted = await storeSentQuotation();
    await accept(accepted.tokenHash);
    expect((await listReasons()).sort()).toEqual(["accepted", "expires-tomorrow", "unanswered"]);
  });

  it("gives the expiry as the reason, even if the quotation was opened long ago", async () => {
    const { versionId } = await storeSentQuotation(createDraft(), new Date("2031-05-01T06:00:00Z"));
    const opened_at = new Date("2031-05-01T07:00:00Z");
    await db.updateTable("quotation_versions").set({ opened_at }).where("id", "=", versionId).execute();
    const days = ["2031-05-13", "2031-05-15", "2031-05-16", "2031-05-17"];
    const reasons = await Promise.all(days.map((day) => listReasons(new Date(`${day}T12:00:00Z`))));
    expect(reasons).toEqual([["unanswered"], ["expires-tomorrow"], ["expires-today"], []]);
  });
});

describe("queueUnansweredNotice", () => {
  it("notifies devices once, from eight in the morning of the third day after the quotation was opened", async () => {
    const { keys } = makeBrowserKeys();
    const adminId = await createAdmin();
    const session = await createSession(db, adminId);
    const subscription = { endpoint: "https://push.example.com/phone", keys };
    await saveSubscription(db, subscription, { adminId, sessionId: session.sessionId, userAgent: null });
    const { versionId, tokenHash } = await storeSentQuotation(
      createDraft(),
      new Date("2031-05-01T06:00:00Z"),
    );
    const opened_at = new Date("2031-05-01T17:00:00Z");
    await db.updateTable("quotation_versions").set({ opened_at }).where("id", "=", versionId).execute();
    const countNotices = async (now: string) => {
      await queueUnansweredNotice(db, new Date(now));
      const notices = await db.deleteFrom("push_notices").returning("kind").execute();
      return notices.filter(({ kind }) => kind === "quotation").length;
    };
    expect(await countNotices("2031-05-04T12:00:00Z")).toBe(0);
    expect(await countNotices("2031-05-04T18:00:00Z"), "in the night").toBe(0);
    expect(await countNotices("2031-05-05T02:30:00Z")).toBe(1);
    expect(await countNotices("2031-05-05T02:31:00Z"), "a second time").toBe(0);
    await db.deleteFrom("idempotency_keys").execute();
    await declineQuotation(db, { tokenHash, reason: "Too expensive", mail: null });
    await db.deleteFrom("push_notices").execute();
    expect(await countNotices("2031-05-05T03:00:00Z"), "once answered").toBe(0);
  });
});

it("writeAcceptedCsv has a row for each GST rate, with numbers that add up to the total", async () => {
  const [line] = createDraft().lines;
  if (!line) throw new Error("The draft has no line");
  const lines = [
    { ...line, id: "1", rate: 1000_35 },
    { ...line, id: "2", rate: 100_00, gst: 5, hsn: "9965" },
    { ...line, id: "3", rate: 100_00, gst: 5, hsn: "8501" },
  ];
  const discount = { kind: "amount" as const, paise: 120_00 };
  const { tokenHash, number, total } = await storeSentQuotation(createDraft({ lines, discount }));
  await storeSentQuotation();
  await accept(tokenHash);
  const rows = (await writeAcceptedCsv(db)).trim().split("\r\n").slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(new RegExp(`^"${number}",1,"\\d{1,2} [A-Z][a-z]{2} \\d{4}",`));
  expect(rows[0]).toContain(",18,100.01,9903.49,891.31,891.31,0.00,-0.12,11685.99");
  expect(rows[1]).toContain('"9965; 8501","",5,19.99,1980.01,49.50,49.50,0.00,0.00,2079.01');
  const totals = rows.map((row) => Number(row.split(",").at(-1)));
  expect(totals.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 2);
});

it("writeAcceptedCsv includes quotations of enquiries in the trash", async () => {
  const { tokenHash, number, enquiryId } = await storeSentQuotation();
  await accept(tokenHash);
  await deleteEnquiry(db, enquiryId, { author: "owner" });
  expect(await writeAcceptedCsv(db)).toContain(number);
});

it("writeAcceptedCsv has one row without a rate for a quotation without GST", async () => {
  const lines = createDraft().lines.flatMap((line) => [line, { ...line, id: "2", rate: 100_00, gst: 5 }]);
  const { id } = await storeQuotation(createDraft({ lines }));
  const { tokenHash } = await sendStoredQuotation(id, new Date(), { ...firm, gstin: null });
  await accept(tokenHash);
  const rows = (await writeAcceptedCsv(db)).trim().split("\r\n").slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(',"","",0.00,11000.00,0.00,0.00,0.00,0.00,11000.00');
});

it("copyQuotation copies lines and terms to another enquiry, with its customer, in the firm's state", async () => {
  const kerala = createDraft();
  const lines = kerala.lines.map((line) => ({ ...line, piece: { ...gate, remark: "Name board RAMESH" } }));
  const { id } = await storeSentQuotation({
    ...kerala,
    lines,
    customer: { ...kerala.customer, state: "32" },
  });
  const other = await storeQuotation(createDraft({ lines: [] }), { name: "Ravi" });
  const idempotencyKey = randomUUID();
  const copy = () => copyQuotation(db, id, { enquiryId: other.enquiryId, idempotencyKey });
  const copied = await findQuotation(db, (await copy()) ?? 0);
  expect(copied).toMatchObject({ number: null, enquiryId: other.enquiryId, versions: [] });
  expect(copied?.draft.customer).toMatchObject({ name: "Ravi", state: "33" });
  expect(copied?.draft.lines[0]?.piece?.remark).toBe("");
  expect(copied?.draft.lines).toMatchObject([{ rate: 1000_00, quantity: 10_000 }]);
  expect(await copy(), "a double click").toBe(copied?.id);
});

it("shows the customer's name that it is found by, and the day by which it is sorted", async () => {
  const company = createDraft({ customer: { ...createDraft().customer, name: "ABC Traders" } });
  const yesterday = new Date(Date.now() - DAY_MS);
  const { id } = await storeSentQuotation(company, yesterday);
  const other = await storeSentQuotation(createDraft(), new Date(Date.now() - DAY_MS / 2));
  await changeDraft(id, { ...company, discount: { kind: "percent", percent: 100 } });
  const list = async (change: object) =>
    (await listQuotations(db, { state: null, search: "", page: 1, ...change })).quotations;
  expect(await list({ search: "abc" })).toMatchObject([{ id, name: "ABC Traders" }]);
  const all = await list({});
  expect(all.map((quotation) => quotation.id)).toEqual([id, other.id]);
  expect(all.map(({ updatedAt }) => updatedAt)).toEqual(
    all
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .reverse(),
  );
  expect((await list({ state: "sent" })).at(-1)).toMatchObject({ id, updatedAt: yesterday.toISOString() });
});

it("lists every combination of answers under the state that its page shows", async () => {
  const { id, content } = await storeSentQuotation();
  const today = toIndianDay(new Date());
  const { sha256, totals } = (await listVersions(db, id))[0] ?? {};
  const { id: order_id } = await db
    .insertInto("orders")
    .values({ agreed_amount: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let mask = 0; mask < 64; mask += 1) {
    const has = (bit: number) => (mask & (1 << bit)) !== 0;
    const { id: quotation_id } = await db
      .insertInto("quotations")
      .values({ number: `Q/${mask}` })
      .returning("id")
      .executeTakeFirstOrThrow();
    const moment = (bit: number) => (has(bit) ? new Date() : null);
    await db
      .insertInto("quotation_versions")
      .values({
        ...{ quotation_id, version: 1, content: JSON.stringify(content), totals: JSON.stringify(totals) },
        ...{ sha256: sha256 ?? "", changes: "[]", valid_until: has(0) ? addDays(today, -1) : today },
        ...{ opened_at: moment(1), declined_at: moment(2), withdrawn_at: moment(3), accepted_at: moment(4) },
        ...(has(4) && { accepted_by: "Meena", accepted_via: "online" as const }),
        // Without an order, another quotation has replaced it.
        ...(has(4) && has(5) && { order_id }),
      })
      .execute();
  }
  const states = new Map<number, string>();
  for (const state of listedStates) {
    const { quotations } = await listQuotations(db, { state, search: "q/", page: 1 });
    for (const quotation of quotations) {
      expect(states.has(quotation.id)).toBe(false);
      states.set(quotation.id, state);
      expect(quotation.state).toBe(state);
    }
  }
  expect(states.size).toBe(65);
});
