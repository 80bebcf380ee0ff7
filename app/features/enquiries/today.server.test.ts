import { sql } from "kysely";
import { expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { migrate, migrateToLatest } from "~/platform/database/migrate.server";
import { createEmptyDatabase } from "../../../tests/support/database";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { readToday } from "./today.server";
import { findUrgentWords } from "./urgency.server";
import { readVisits } from "./visits.server";

/** Noon of May 20 in India. */
const now = new Date("2031-05-20T06:30:00Z");

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);

async function listNames() {
  const today = await readToday(db, now);
  const list = (group: "unanswered" | "due") => today[group].entries.map(({ name }) => name);
  return { unanswered: list("unanswered"), due: list("due") };
}

it("lists the newest unanswered first and counts those past the promised time", async () => {
  await storeEnquiries(
    { name: "An hour", created_at: hoursAgo(1) },
    { name: "Now", created_at: now },
    { name: "A day", created_at: hoursAgo(25) },
    { name: "A week", created_at: hoursAgo(170) },
    { name: "Answered", created_at: hoursAgo(170), status: "contacted" },
    { name: "Junk", created_at: hoursAgo(1), status: "spam" },
  );
  expect(await listNames()).toEqual({ unanswered: ["Now", "An hour", "A day", "A week"], due: [] });
  expect(await readToday(db, now)).toMatchObject({ lateCount: 2 });
});

it.each([
  "Our gate broke this morning",
  "URGENT: shower door",
  "The skylight leaks",
  "Sliding gate is stuck, car inside",
  "Romba avasaram, please call",
  "கதவு உடைந்துவிட்டது",
  "The sofa is not urgent. The gate is broken.",
  "Door no - urgent",
  "My name is Mano emergency gate repair",
  "The door did not\nurgent help please",
])("lists an urgent enquiry first: %s", async (message) => {
  await storeEnquiries(
    { name: "Urgent", created_at: hoursAgo(2), message },
    { name: "New", created_at: now, message: "A gate" },
  );
  expect((await listNames()).unanswered).toEqual(["Urgent", "New"]);
  expect(findUrgentWords(message)).not.toBeNull();
});

it.each([
  ...["Not urgent, whenever you have time", "Glass brokers", "A stuccoed wall", "Need leak-proof windows"],
  ...["It isn't urgent, next month is fine.", "Not at all urgent", "Nothing urgent", "Non-urgent: a gate"],
  ...["It is non urgent", "Not-so-urgent", "Non-emergency", "No urgent need", "no urgency"],
  ...["No emergency, call when free", "There is no emergency", "No urgent"],
  ...["avasaram illa", "அவசரம் இல்லை"],
])("does not treat as urgent: %s", async (message) => {
  await storeEnquiries(
    { name: "Old", created_at: hoursAgo(2), message },
    { name: "New", created_at: now, message: "A gate" },
  );
  expect((await listNames()).unanswered).toEqual(["New", "Old"]);
  expect(findUrgentWords(message)).toBeNull();
});

it("shortens a long sentence to whole words, and keeps its end", () => {
  const start = "Good morning sir, the glass of the balcony in our flat on the third floor is broken";
  expect(findUrgentWords(start)).toMatch(/^[a-z ]+ floor is broken$/);
  expect(findUrgentWords(`${start} after the last storm, so please send a person soon`)).toMatch(
    /^[a-z ]+ broken after [a-z, ]+$/,
  );
});

it("numbers the enquiries of a repeat customer, found by phone or email, and skips spam", async () => {
  await storeEnquiries(
    {
      name: "First",
      phone: "9843012345",
      email: "Meena@example.com",
      status: "won",
      created_at: hoursAgo(90),
    },
    { name: "Junk", phone: "9843012345", status: "spam", created_at: hoursAgo(80) },
    { name: "Second", phone: "9843012345", created_at: hoursAgo(3) },
    { name: "Third", email: "meena@example.com", created_at: hoursAgo(2) },
    { name: "Other", created_at: hoursAgo(1) },
    { name: "Stranger", phone: "9876543210", created_at: hoursAgo(5) },
    { name: "Another stranger", phone: "9876543210", created_at: hoursAgo(4) },
  );
  const { unanswered } = await readToday(db, now);
  expect(unanswered.entries.map(({ name, ordinal }) => [name, ordinal])).toEqual([
    ["Other", 1],
    ["Third", 2],
    ["Second", 2],
    ["Another stranger", 1],
    ["Stranger", 1],
  ]);
});

it("lists due and overdue enquiries in India's time zone, earliest first, also of won ones", async () => {
  await storeEnquiries(
    { name: "Today", status: "contacted", follow_up_on: "2031-05-20" },
    { name: "Overdue", status: "quoted", follow_up_on: "2031-05-02" },
    { name: "Tomorrow", status: "contacted", follow_up_on: "2031-05-21" },
    { name: "Won", status: "won", follow_up_on: "2031-05-19" },
    { name: "Won later", status: "won", follow_up_on: "2031-05-21" },
    { name: "Lost", status: "lost", follow_up_on: "2031-05-02" },
  );
  expect((await listNames()).due).toEqual(["Overdue", "Won", "Today"]);
});

it("lists five unanswered enquiries and counts all of them", async () => {
  await storeEnquiries(
    ...Array.from({ length: 22 }, (_, n) => ({ name: `Visitor ${n}`, created_at: hoursAgo(n) })),
  );
  const { unanswered } = await readToday(db, now);
  expect(unanswered.entries).toHaveLength(5);
  expect(unanswered.total).toBe(22);
});

it("counts quarantined enquiries and undelivered emails, but not those in the trash", async () => {
  expect((await readToday(db, now)).isEmpty).toBe(true);
  const [id = 0, deletedId = 0] = await storeEnquiries(
    { name: "Bot", status: "quarantine", spam_reasons: '["5 links"]' },
    { name: "Gone", status: "trash", status_before: "new", deleted_at: now },
  );
  await db
    .insertInto("outbox")
    .values(
      [id, deletedId].map((enquiry_id) => ({
        enquiry_id,
        kind: "notification" as const,
        recipient: "office@example.com",
        failed_at: now,
      })),
    )
    .execute();
  expect(await readToday(db, now)).toMatchObject({ quarantineCount: 1, undeliveredCount: 1, isEmpty: false });
});

it.each([
  ["a new enquiry", { created_at: hoursAgo(1) }],
  ["an enquiry waiting longer than promised", { created_at: hoursAgo(170) }],
  ["a due enquiry", { status: "quoted" as const, follow_up_on: "2031-05-20" }],
  ["a quarantined enquiry", { status: "quarantine" as const, spam_reasons: '["5 links"]' }],
])("Today is not empty if there is only %s", async (_, row) => {
  await storeEnquiries({ name: "Meena", ...row });
  expect((await readToday(db, now)).isEmpty).toBe(false);
});

it("Today is not empty if there is only an undelivered email", async () => {
  const [enquiry_id] = await storeEnquiries({ name: "Meena", status: "won" });
  const mail = { enquiry_id, kind: "notification" as const, recipient: "office@example.com", failed_at: now };
  await db.insertInto("outbox").values(mail).execute();
  expect((await readToday(db, now)).isEmpty).toBe(false);
});

it("lists the site visits of the week by day and time, with those that are overdue", async () => {
  const visit = { follow_up_kind: "site-visit", status: "contacted" } as const;
  await storeEnquiries(
    { ...visit, name: "Friday", follow_up_on: "2031-05-23" },
    { ...visit, name: "Today at ten", follow_up_on: "2031-05-20", follow_up_time: "10:00" },
    { ...visit, name: "Today", follow_up_on: "2031-05-20" },
    { ...visit, name: "Overdue", follow_up_on: "2031-05-18" },
    { ...visit, name: "Fitting", follow_up_on: "2031-05-25", status: "won" },
    { ...visit, name: "Next week", follow_up_on: "2031-05-27" },
    { ...visit, name: "Lost", follow_up_on: "2031-05-21", status: "lost" },
    { ...visit, name: "A call", follow_up_on: "2031-05-21", follow_up_kind: "call" },
  );
  const names = (await readVisits(db, now)).map(({ name }) => name);
  expect(names).toEqual(["Overdue", "Today at ten", "Today", "Friday", "Fitting"]);
  expect(await readToday(db, now)).toMatchObject({ visitCount: 5 });
});

it("an upgrade makes no old follow-up of a won enquiry overdue", async () => {
  const { db: upgradedDb, destroy } = await createEmptyDatabase();
  await upgradedDb.transaction().execute((trx) => migrate(trx, "0032-advances"));
  await sql`insert into enquiries (kind, name, status, follow_up_on, follow_up_time) values
    ('message', 'Won', 'won', '2026-05-02', '10:00'), ('message', 'Quoted', 'quoted', '2026-05-02', null)`.execute(
    upgradedDb,
  );
  await migrateToLatest(upgradedDb);
  const { due } = await readToday(upgradedDb, now);
  expect(due.entries.map(({ name }) => name)).toEqual(["Quoted"]);
  await destroy();
});
