import { sql } from "kysely";
import { z } from "zod";
import { testimonials as samples } from "~/content/testimonials";
import type { Database } from "~/platform/database/database.server";
import { readRevision, saveRevision } from "~/platform/revisions/revisions.server";
import type { TestimonialFields } from "./schema";
import type { TestimonialState } from "./tables";

export interface ShownTestimonial {
  id: number;
  name: string;
  /** Role and town. */
  role: string;
  stars: number;
  text: string;
  /** True for a testimonial that is supplied with the software. */
  isSample: boolean;
}

const sampleState = z.object({ isRemoved: z.boolean() });

export async function areSamplesRemoved(db: Database): Promise<boolean> {
  const revision = await readRevision(db, "sample-testimonials");
  return sampleState.safeParse(revision?.content).data?.isRemoved ?? false;
}

export async function setSampleTestimonials(db: Database, state: { isRemoved: boolean }): Promise<void> {
  const revision = await readRevision(db, "sample-testimonials");
  if ((await areSamplesRemoved(db)) === state.isRemoved) return;
  await saveRevision(db, "sample-testimonials", {
    previousId: revision?.id ?? 0,
    content: state,
    maxRevisions: 1,
  });
}

/** Lists testimonials in the owner's order, or samples until a real one is shown or the owner removes the samples. */
export async function listShownTestimonials(db: Database): Promise<ShownTestimonial[]> {
  const rows = await db
    .selectFrom("testimonials")
    .select(["id", "name", "role", "stars", "text"])
    .where("state", "=", "shown")
    .where("deleted_at", "is", null)
    .orderBy("rank", "desc")
    .execute();
  if (rows.length > 0) return rows.map((row) => ({ ...row, isSample: false }));
  if (await areSamplesRemoved(db)) return [];
  return samples.map(({ rating: stars, ...sample }) => ({ ...sample, stars, isSample: true }));
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

/**
 * Stores one testimonial per enquiry, which can be changed while it is pending. Returns whether it was saved. Call it in a
 * transaction.
 */
export async function saveFeedback(
  db: Database,
  enquiryId: number,
  fields: TestimonialFields,
): Promise<boolean> {
  // Two presses wait for each other.
  await db.selectFrom("enquiries").select("id").where("id", "=", enquiryId).forUpdate().execute();
  const changed = await db
    .updateTable("testimonials")
    .set({ ...fields, version: sql`version + 1` })
    .where("enquiry_id", "=", enquiryId)
    .where("state", "=", "pending")
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (changed) return true;
  // Not `do update`, which fails when placing the new row moves the row that it conflicts with.
  const added = await db
    .insertInto("testimonials")
    .values({ ...fields, enquiry_id: enquiryId, state: "pending" })
    .onConflict((conflict) => conflict.column("enquiry_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** To the customer, a testimonial in the trash is hidden. */
export async function findCustomerTestimonial(db: Database, enquiryId: number) {
  return await db
    .selectFrom("testimonials")
    .select(["text", "name", "role", "stars"])
    .select(sql<TestimonialState>`case when deleted_at is null then state else 'hidden' end`.as("state"))
    .where("enquiry_id", "=", enquiryId)
    .executeTakeFirst();
}

/** Publishes only the version that the owner has read: the customer may have changed it. Returns whether it is shown now. */
export async function showTestimonial(db: Database, id: number, version: number): Promise<boolean> {
  const published = await db
    .updateTable("testimonials")
    .set({ state: "shown", version: sql`version + 1` })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  if (published) return true;
  const row = await db.selectFrom("testimonials").select("state").where("id", "=", id).executeTakeFirst();
  return row?.state === "shown";
}

export async function hideTestimonial(db: Database, id: number): Promise<void> {
  await db
    .updateTable("testimonials")
    .set({ state: "hidden", version: sql`version + 1` })
    .where("id", "=", id)
    .execute();
}
