import { expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { countEnquiriesByWeek } from "./enquiry-weeks.server";
import type { EnquiryChannel } from "./tables";

/** A Sunday evening in India. */
const now = new Date("2031-05-18T20:00:00+05:30");

async function addEnquiry(
  kind: "message" | "quote",
  createdAt: string,
  status: "new" | "won" | "spam" | "quarantine" = "new",
  channel: EnquiryChannel = "website",
) {
  await db
    .insertInto("enquiries")
    .values({ kind, name: "Meena", status, channel, created_at: new Date(createdAt) })
    .execute();
}

it("counts twelve weeks from Monday to Sunday in India, by kind", async () => {
  await addEnquiry("message", "2031-05-18T19:00:00+05:30");
  await addEnquiry("quote", "2031-05-12T00:00:00+05:30", "won");
  await addEnquiry("quote", "2031-05-11T23:59:59+05:30");
  await addEnquiry("message", "2031-02-24T00:00:00+05:30");
  await addEnquiry("message", "2031-02-23T23:59:59+05:30");
  const weeks = await countEnquiriesByWeek(db, now);
  expect(weeks).toHaveLength(12);
  expect(weeks.filter(({ messages, quotes }) => messages + quotes > 0)).toEqual([
    { monday: "2031-02-24", messages: 1, quotes: 0, entered: 0 },
    { monday: "2031-05-05", messages: 0, quotes: 1, entered: 0 },
    { monday: "2031-05-12", messages: 1, quotes: 1, entered: 0 },
  ]);
});

it("counts enquiries entered by the admin separately", async () => {
  await addEnquiry("quote", "2031-05-14T10:00:00+05:30", "new", "phone");
  await addEnquiry("quote", "2031-05-14T10:00:00+05:30", "won", "door");
  await addEnquiry("quote", "2031-05-14T10:00:00+05:30");
  expect((await countEnquiriesByWeek(db, now)).at(-1)).toMatchObject({ quotes: 1, entered: 2 });
});

it("starts a new week at midnight in India", async () => {
  const weeks = await countEnquiriesByWeek(db, new Date("2031-05-18T18:31:00Z"));
  expect(weeks.at(-1)?.monday).toBe("2031-05-19");
});

it("excludes spam and quarantine", async () => {
  await addEnquiry("message", "2031-05-14T10:00:00+05:30", "spam");
  await addEnquiry("quote", "2031-05-14T10:00:00+05:30", "quarantine");
  expect((await countEnquiriesByWeek(db, now)).at(-1)).toEqual({
    monday: "2031-05-12",
    messages: 0,
    quotes: 0,
    entered: 0,
  });
});
