import type { Database } from "~/server/db/database.server";
import { isInInbox } from "./filter-enquiries.server";

/** So many enquiries an hour go straight to the inbox, from whatever addresses they come. */
const MOST_AN_HOUR = 100;

const HOUR_MS = 60 * 60 * 1000;

/** Whether more come in than ever do. What is held back or deleted does not count, so that it keeps nobody else from the inbox. */
export async function isFlooded(db: Database, now: Date): Promise<boolean> {
  const hundredth = await db
    .selectFrom("enquiries")
    .select("id")
    .where(isInInbox)
    .where("created_at", ">", new Date(now.getTime() - HOUR_MS))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(MOST_AN_HOUR - 1)
    .limit(1)
    .executeTakeFirst();
  return hundredth !== undefined;
}
