import { sql } from "kysely";
import { logger } from "~/server/logger.server";
import type { Database } from "./database.server";

/**
 * Looks at the clock, and says whether it has run for a day without a jump: only then does it decide what is deleted for good. Where
 * the clock of a machine is set wrong, or a backup is restored weeks later, all that seems to be over stays for that day, in which
 * the clock can be put right and things be taken out of the trash. To be called every hour; a pause of less than a day is no jump.
 */
export async function watchClock(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isSteady: boolean; jumpedFrom: Date | null }>`
    with before as (
      select seen_at, now() between seen_at - interval '1 hour' and seen_at + interval '1 day' as is_steady
      from clock_watch for update
    )
    insert into clock_watch (seen_at, steady_since) values (now(), now())
    on conflict (singleton) do update set
      seen_at = now(),
      steady_since = case when (select is_steady from before) then clock_watch.steady_since else now() end
    returning steady_since <= now() - interval '1 day' as "isSteady",
      (select seen_at from before where not is_steady) as "jumpedFrom"`.execute(db);
  const [{ isSteady, jumpedFrom } = { isSteady: false, jumpedFrom: null }] = rows;
  if (jumpedFrom) {
    logger.warn(
      { lastSeen: jumpedFrom },
      "the clock has jumped, or the site was away for more than a day: nothing is deleted for good until it has run for a day",
    );
  }
  return isSteady;
}
