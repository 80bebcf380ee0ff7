import { sql } from "kysely";
import { expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { claimIdempotencyKey } from "./handle-form.server";

const note = { intent: "answer", note: "Called" };

it.each([
  ["a repeat", 13, false],
  ["new", 15, true],
])("treats a form as %s after %i days", async (_, days, isNew) => {
  expect(await claimIdempotencyKey(db, "key", note)).toBe(true);
  await db
    .updateTable("idempotency_keys")
    .set({ claimed_at: sql<Date>`now() - ${days} * interval '1 day'` })
    .execute();
  expect(await claimIdempotencyKey(db, "key", note)).toBe(isNew);
});
