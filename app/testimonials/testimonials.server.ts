import { sql } from "kysely";
import { testimonials as samples } from "~/content/testimonials";
import type { TestimonialState } from "~/database/content-tables";
import type { Database } from "~/database/database.server";
import { takeTurn } from "~/database/take-turn.server";
import { claimIdempotencyKey, wasCarriedOut } from "~/http/idempotency-key.server";
import type { TestimonialFields } from "./schema";
import type { ShownTestimonial, StoredTestimonial } from "./testimonial";

/** On a version conflict another request changed it in the meantime, and nothing is changed. */
export type TestimonialChange = "done" | "version conflict" | "missing";

/** Lists published testimonials in order. The samples appear until the first real one. */
export async function listShownTestimonials(db: Database): Promise<ShownTestimonial[]> {
  const rows = await selectTestimonials(db)
    .where("state", "=", "shown")
    .where("deleted_at", "is", null)
    .execute();
  if (rows.length > 0) {
    return rows.map(({ id, name, role, stars, text }) => ({
      id,
      name,
      role,
      stars,
      text,
      isSample: false,
    }));
  }
  return samples.map(({ rating: stars, ...sample }) => ({ ...sample, stars, isSample: true }));
}

/** Lists all for the owner: pending first, then published and hidden in order, deleted last. */
export async function listTestimonials(db: Database): Promise<StoredTestimonial[]> {
  const rows = await selectTestimonials(db).execute();
  const all = rows.map(({ deletedAt, ...row }) => ({ ...row, isDeleted: deletedAt !== null }));
  const group = ({ isDeleted, state }: StoredTestimonial) => (isDeleted ? 2 : state === "pending" ? 0 : 1);
  return all.sort((one, other) => group(one) - group(other));
}

export async function findTestimonial(db: Database, id: number): Promise<StoredTestimonial | null> {
  return (await listTestimonials(db)).find((testimonial) => testimonial.id === id) ?? null;
}

export async function countPendingTestimonials(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("testimonials")
    .select((query) => query.fn.countAll().as("count"))
    .where("state", "=", "pending")
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Publishes it at the top. A repeat with the same key adds nothing; null always adds. */
export async function createTestimonial(
  db: Database,
  fields: TestimonialFields,
  idempotencyKey: string | null = null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await claimIdempotencyKey(trx, idempotencyKey, { testimonial: fields }))) return;
    await lockOrder(trx);
    await trx
      .insertInto("testimonials")
      .values({ ...toRow(fields), state: "shown", rank: nextRank(trx) })
      .execute();
  });
}

/** Needs the version the editor saw; restores it from the trash. A repeat counts as done. */
export async function updateTestimonial(
  db: Database,
  { id, version }: { id: number; version: number },
  fields: TestimonialFields,
): Promise<TestimonialChange> {
  const key = `testimonial ${id} of version ${version}`;
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("testimonials")
      .set({ ...toRow(fields), deleted_at: null, version: sql`version + 1` })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await claimIdempotencyKey(trx, key, fields);
      return "done";
    }
    if (await wasCarriedOut(trx, key, fields)) return "done";
    return (await findTestimonial(trx, id)) ? "version conflict" : "missing";
  });
}

/** One per enquiry; it can be changed until it is approved. Returns whether it was saved. */
export async function saveFeedback(
  db: Database,
  enquiryId: number,
  fields: TestimonialFields,
): Promise<boolean> {
  const row = toRow(fields);
  return await db.transaction().execute(async (trx) => {
    await lockOrder(trx);
    const saved = await trx
      .insertInto("testimonials")
      .values({ ...row, enquiry_id: enquiryId, state: "pending", rank: nextRank(trx) })
      .onConflict((conflict) =>
        conflict
          .column("enquiry_id")
          .doUpdateSet({ ...row, version: sql`testimonials.version + 1` })
          .where("testimonials.state", "=", "pending")
          .where("testimonials.deleted_at", "is", null),
      )
      .returning("id")
      .executeTakeFirst();
    return saved !== undefined;
  });
}

export async function findFeedback(db: Database, enquiryId: number): Promise<StoredTestimonial | null> {
  const row = await db
    .selectFrom("testimonials")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .executeTakeFirst();
  return row ? await findTestimonial(db, row.id) : null;
}

/** Only in the version the owner has read: a customer can change it until then. */
export async function showTestimonial(
  db: Database,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await setState(db, id, "shown")
    .where("version", "=", version)
    .executeTakeFirst();
  // Double submit: once published, the customer cannot change it.
  return numUpdatedRows > 0n || (await findTestimonial(db, id))?.state === "shown";
}

export async function hideTestimonial(db: Database, id: number): Promise<void> {
  await setState(db, id, "hidden").execute();
}

export async function moveTestimonial(db: Database, id: number, to: "up" | "down"): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx);
    const rows = await trx
      .selectFrom("testimonials")
      .select(["id", "rank"])
      .where("deleted_at", "is", null)
      .where("state", "<>", "pending")
      .orderBy("rank", "desc")
      .execute();
    const index = rows.findIndex((row) => row.id === id);
    const [own, other] = [rows[index], rows[to === "up" ? index - 1 : index + 1]];
    if (!own || !other) return;
    // In one statement, because ranks are unique.
    await trx
      .updateTable("testimonials")
      .set({ rank: sql`${own.rank + other.rank}::int - rank` })
      .where("id", "in", [own.id, other.id])
      .execute();
  });
}

export async function deleteTestimonial(db: Database, id: number): Promise<void> {
  await setDeleted(db, id, new Date());
}

export async function restoreTestimonial(db: Database, id: number): Promise<void> {
  await setDeleted(db, id, null);
}

async function setDeleted(db: Database, id: number, deletedAt: Date | null): Promise<void> {
  await db
    .updateTable("testimonials")
    .set({ deleted_at: deletedAt, version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}

function setState(db: Database, id: number, state: TestimonialState) {
  return db.updateTable("testimonials").set({ state, version: sql`version + 1` }).where("id", "=", id);
}

function selectTestimonials(db: Database) {
  return db
    .selectFrom("testimonials")
    .select(["id", "name", "role", "stars", "text", "state", "source", "consent", "version"])
    .select("deleted_at as deletedAt")
    .select(sql<string | null>`given_on::text`.as("givenOn"))
    .orderBy("rank", "desc")
    .orderBy("id", "desc");
}

function toRow({ givenOn: given_on, ...fields }: TestimonialFields) {
  return { ...fields, given_on };
}

/** Serializes moves and additions: the next rank is free, and two moves cannot deadlock. */
async function lockOrder(trx: Database): Promise<void> {
  await takeTurn(trx, "order of testimonials");
}

/** Lock the order first. */
function nextRank(db: Database) {
  return db
    .selectFrom("testimonials")
    .select((query) => sql<number>`coalesce(${query.fn.max("rank")}, 0) + 1`.as("rank"));
}
