import { beforeEach, expect, it } from "vitest";
import { db } from "~/database/database.server";
import { resetDatabase } from "../../tests/support/database";
import { storeEnquiries } from "../../tests/support/enquiries";
import { readToday } from "./today.server";

/** Noon of May 20 in India. */
const now = new Date("2031-05-20T06:30:00Z");

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

beforeEach(resetDatabase);

async function names() {
  const today = await readToday(db, now);
  const list = (group: "fresh" | "waiting" | "due") => today[group].entries.map(({ name }) => name);
  return { fresh: list("fresh"), waiting: list("waiting"), due: list("due") };
}

it("tells whom to call: the new ones latest first, those that wait longer than promised longest first", async () => {
  await storeEnquiries(
    { name: "An hour", created_at: hoursAgo(1) },
    { name: "Now", created_at: now },
    { name: "A day", created_at: hoursAgo(25) },
    { name: "A week", created_at: hoursAgo(170) },
    { name: "Answered", created_at: hoursAgo(170), status: "contacted" },
    { name: "Junk", created_at: hoursAgo(1), status: "spam" },
  );
  expect(await names()).toEqual({ fresh: ["Now", "An hour"], waiting: ["A week", "A day"], due: [] });
});

it("tells what is due in India and overdue, the earliest first, and nothing that is closed or later", async () => {
  await storeEnquiries(
    { name: "Today", status: "contacted", follow_up_on: "2031-05-20" },
    { name: "Overdue", status: "quoted", follow_up_on: "2031-05-02" },
    { name: "Tomorrow", status: "contacted", follow_up_on: "2031-05-21" },
    { name: "Won", status: "won", follow_up_on: "2031-05-02" },
  );
  expect((await names()).due).toEqual(["Overdue", "Today"]);
});

it("shows five of each, and how many there are", async () => {
  await storeEnquiries(
    ...Array.from({ length: 7 }, (_, n) => ({ name: `Visitor ${n}`, created_at: hoursAgo(n) })),
  );
  const { fresh } = await readToday(db, now);
  expect(fresh.entries).toHaveLength(5);
  expect(fresh.total).toBe(7);
});

it("counts the quarantine and the mails that did not arrive, and says when nothing is left", async () => {
  expect((await readToday(db, now)).isEmpty).toBe(true);
  const [id = 0, deleted = 0] = await storeEnquiries(
    { name: "Bot", status: "quarantine", spam_reasons: '["5 links"]' },
    { name: "Gone", status: "trash", status_before: "new", deleted_at: now },
  );
  await db
    .insertInto("outbox")
    .values(
      [id, deleted].map((enquiry_id) => ({
        enquiry_id,
        kind: "notification" as const,
        recipient: "office@example.com",
        failed_at: now,
      })),
    )
    .execute();
  expect(await readToday(db, now)).toMatchObject({ quarantine: 1, undelivered: 1, isEmpty: false });
});

it.each([
  ["a new one", { created_at: hoursAgo(1) }],
  ["one that waits", { created_at: hoursAgo(170) }],
  ["one that is due", { status: "quoted" as const, follow_up_on: "2031-05-20" }],
  ["one in the quarantine", { status: "quarantine" as const, spam_reasons: '["5 links"]' }],
])("has something left where there is nothing but %s", async (_, row) => {
  await storeEnquiries({ name: "Meena", ...row });
  expect((await readToday(db, now)).isEmpty).toBe(false);
});

it("has something left where there is nothing but a mail that did not arrive", async () => {
  const [enquiry_id] = await storeEnquiries({ name: "Meena", status: "won" });
  const mail = { enquiry_id, kind: "notification" as const, recipient: "office@example.com", failed_at: now };
  await db.insertInto("outbox").values(mail).execute();
  expect((await readToday(db, now)).isEmpty).toBe(false);
});
