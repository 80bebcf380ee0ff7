import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/database";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { readInbox } from "./inbox.server";
import { INBOX_PAGE_SIZE, type InboxFilter, openInbox } from "./inbox-filter";
import { matchFilter } from "./inbox-query.server";

const everything: InboxFilter = { ...openInbox, list: "all" };

const messages = [
  "Railing of 12 mm glass",
  "A gate, 100% galvanised",
  "a_b",
  "தமிழ் 🏠🏡",
  "I",
  "o'neill & sons\\ltd | !",
];

beforeEach(async () => {
  const rows = messages.map((message, n) => ({
    kind: "message" as const,
    name: `${n}`,
    message,
    details: "{}",
  }));
  await db.insertInto("enquiries").values(rows).execute();
});

async function findExcerpts(q: string): Promise<string[]> {
  const { entries } = await readInbox(db, { ...everything, q }, 1);
  return entries.map(({ excerpt }) => excerpt).sort();
}

it.each([1, 2, 3])("counts all enquiries on page %i of two", async (page) => {
  const row = { kind: "message" as const, name: "Meena", details: "{}" };
  await db
    .insertInto("enquiries")
    .values(Array.from({ length: INBOX_PAGE_SIZE }, () => row))
    .execute();
  const total = INBOX_PAGE_SIZE + messages.length;
  expect(await readInbox(db, everything, page)).toMatchObject({ total, hasMore: page === 1 });
});

it("marks an excerpt that was cut", async () => {
  const texts = ["x".repeat(160), "x".repeat(161)];
  await storeEnquiries(...texts.map((message) => ({ name: "Meena", message })));
  expect(await findExcerpts("xxx")).toEqual(["x".repeat(160), `${"x".repeat(159)}…`]);
});

describe("urgent enquiries", () => {
  const row = { kind: "message" as const, details: "{}" };
  const listNames = async (filter: Partial<InboxFilter> = {}, page = 1) =>
    (await readInbox(db, { ...everything, ...filter }, page)).entries.map(({ name }) => name);

  beforeEach(async () => {
    const day = (count: number) => new Date(Date.UTC(2020, 0, count));
    await db
      .insertInto("enquiries")
      .values([
        { ...row, name: "Older", message: "Urgent: glass broken", created_at: day(1) },
        { ...row, name: "Newer", message: "Gate is stuck", created_at: day(2) },
        ...Array.from({ length: INBOX_PAGE_SIZE }, (_, n) => ({
          ...row,
          name: `Gate ${n}`,
          message: "Gate",
        })),
      ])
      .execute();
  });

  it("come first, the newest on top, until they are answered", async () => {
    expect((await listNames()).slice(0, 3)).toEqual(["Newer", "Older", `Gate ${INBOX_PAGE_SIZE - 1}`]);
    await db.updateTable("enquiries").set({ status: "contacted" }).where("name", "=", "Newer").execute();
    expect((await listNames()).slice(0, 2)).toEqual(["Older", `Gate ${INBOX_PAGE_SIZE - 1}`]);
  });

  it("come first among the results of a search, but not in the order of follow-ups", async () => {
    expect((await listNames({ q: "gate" })).slice(0, 2)).toEqual(["Newer", `Gate ${INBOX_PAGE_SIZE - 1}`]);
    expect(await listNames({ sort: "follow-up" })).not.toContain("Newer");
  });

  it.each([{}, { q: "a" }])("appear once over all pages of %o", async (filter) => {
    const names = [...(await listNames(filter)), ...(await listNames(filter, 2))];
    const { total } = await readInbox(db, { ...everything, ...filter }, 1);
    expect(names).toHaveLength(total ?? 0);
    expect(new Set(names).size).toBe(names.length);
    const { adjacentIds, entries } = await readInbox(db, { ...everything, ...filter }, 2);
    const firstPage = await readInbox(db, { ...everything, ...filter }, 1);
    expect(adjacentIds.previous).toBe(firstPage.entries.at(-1)?.id);
    expect(firstPage.adjacentIds.next).toBe(entries[0]?.id);
  });
});

it.each([
  ["gl", ["Railing of 12 mm glass"]],
  ["12 MM", ["Railing of 12 mm glass"]],
  ["0%", ["A gate, 100% galvanised"]],
  ["a_", ["a_b"]],
  ["மி", ["தமிழ் 🏠🏡"]],
  ["🏠🏡", ["தமிழ் 🏠🏡"]],
  ["ga gla", []],
  ["zq", []],
  ["o'n", ["o'neill & sons\\ltd | !"]],
  ["s\\", ["o'neill & sons\\ltd | !"]],
  ["|", ["o'neill & sons\\ltd | !"]],
  [" !", ["o'neill & sons\\ltd | !"]],
  ["ed", ["A gate, 100% galvanised"]],
  ["g", ["A gate, 100% galvanised", "Railing of 12 mm glass"]],
  ["galvanised gate", ["A gate, 100% galvanised"]],
])("a search for %j finds %j", async (q, excerpts) => expect(await findExcerpts(q)).toEqual(excerpts));

describe("the query plan of a search", () => {
  // The plan depends on the table's history, so each run needs a new database.
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    // The plan for an empty table would depend on the number of its columns.
    await sql`insert into enquiries (kind, name, message, created_at)
      select 'message', 'Kumar', 'A gate ' || n, timestamptz '2031-01-01' + n * interval '1 minute'
      from generate_series(1, 500) n`.execute(testDatabase.db);
    await sql`analyze enquiries`.execute(testDatabase.db);
  });
  afterAll(() => testDatabase.destroy());

  it.each([
    ["z", false, "enquiries_search"],
    ["zq", false, "enquiries_search"],
    ["xylophone", false, "enquiries_search"],
    ["kumar", true, "enquiries_next_step"],
  ])("uses an index for %j, overdue %j", async (q, overdue, index) => {
    const plan = await testDatabase.db.transaction().execute(async (trx) => {
      // Scanning a few rows is cheaper than any index.
      await sql`set local enable_seqscan = off`.execute(trx);
      const query = trx
        .selectFrom("enquiries")
        .select("id")
        .where(matchFilter({ ...everything, q, overdue }, "2031-05-01"));
      return JSON.stringify(await query.explain());
    });
    expect(plan).toContain(index);
  });
});
