import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { recordEvent } from "~/features/enquiries/enquiry-history.server";
import type { Database } from "~/platform/database/database.server";
import { hashToken, sign } from "~/platform/runtime/tokens.server";

/** A further link ends the oldest. */
const MAX_LINKS = 20;

/** 132 bits. */
const TOKEN_LENGTH = 22;

interface LinkOptions {
  publicUrl: URL;
  /** The same key always gets the same link, for actions that can be repeated. Contains a secret, or is known only to the site. */
  reuseKey?: string;
}

/** Returns a new link, because only the hash of its token is stored, unless there is a `reuseKey`. */
export async function createQuotationLink(
  db: Database,
  versionId: number,
  { publicUrl, reuseKey }: LinkOptions,
): Promise<string> {
  const token = reuseKey
    ? sign(`link to quotation version ${versionId} for ${reuseKey}`, TOKEN_LENGTH)
    : randomBytes(16).toString("base64url");
  await db.transaction().execute(async (trx) => {
    const { quotation_id } = await trx
      .selectFrom("quotation_versions")
      .select("quotation_id")
      .where("id", "=", versionId)
      .executeTakeFirstOrThrow();
    // Simultaneous calls could exceed the limit together.
    await trx.selectFrom("quotations").select("id").where("id", "=", quotation_id).forUpdate().execute();
    await trx
      .insertInto("quotation_links")
      .values({ token_hash: hashToken(token), quotation_version_id: versionId, created_at: new Date() })
      .onConflict((conflict) => conflict.column("token_hash").doNothing())
      .execute();
    await trx
      .deleteFrom("quotation_links")
      .where("token_hash", "in", (query) =>
        query
          .selectFrom("quotation_links as l")
          .innerJoin("quotation_versions as v", "v.id", "l.quotation_version_id")
          .select("l.token_hash")
          .where("v.quotation_id", "=", quotation_id)
          .orderBy("l.created_at", "desc")
          .orderBy("l.token_hash")
          .offset(MAX_LINKS),
      )
      .execute();
  });
  return new URL(`/quotation/${token}`, publicUrl).href;
}

const toIndianDate = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Asia/Kolkata')::date`;

/**
 * The last day of the links to version `v` of quotation `q`; null while an order is unpaid. It never precedes the last day on
 * which the version can be accepted.
 */
const lastLinkDay = sql`case
  when v.order_id is not null then (coalesce(
    (select reached_on from order_stages s where s.order_id = v.order_id and s.stage = 'paid'),
    (
      select max(p.received_on) from payments p join order_sums s on s.order_id = p.order_id
      where p.order_id = v.order_id and p.removed_at is null and s.paid >= s.total
    )
  ) + interval '12 months')::date
  when v.accepted_at is not null then (
    select max(${toIndianDate("n.accepted_at")}) + 90
    from quotation_versions n join quotations r on r.id = n.quotation_id
    where r.replaces_id in (v.quotation_id, q.replaces_id)
  )
  when v.withdrawn_at is not null then ${toIndianDate("v.withdrawn_at")} + 90
  when not v.is_current then (
    select ${toIndianDate("n.sent_at")} + 90 from quotation_versions n
    where n.quotation_id = v.quotation_id and n.version > v.version order by n.version limit 1
  )
  when v.declined_at is not null then greatest(${toIndianDate("v.declined_at")} + 90, v.valid_until)
  else v.valid_until + 90
end`;

/** Requires version `v` and quotation `q`. */
export const hasOpenLinks = sql<boolean>`coalesce(${lastLinkDay} >= (now() at time zone 'Asia/Kolkata')::date, true)`;

export async function purgeEndedLinks(db: Database): Promise<void> {
  await sql`delete from quotation_links l using quotation_versions v join quotations q on q.id = v.quotation_id
    where v.id = l.quotation_version_id and not ${hasOpenLinks}`.execute(db);
}

export async function countOpenLinks(db: Database, quotationId: number): Promise<number> {
  const { count } = await db
    .selectFrom("quotation_links as l")
    .innerJoin("quotation_versions as v", "v.id", "l.quotation_version_id")
    .innerJoin("quotations as q", "q.id", "v.quotation_id")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("q.id", "=", quotationId)
    .where(hasOpenLinks)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends all links to all versions. Returns how many there were. */
export async function endQuotationLinks(db: Database, quotationId: number, author: string): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("quotation_links")
      .where("quotation_version_id", "in", (query) =>
        query.selectFrom("quotation_versions").select("id").where("quotation_id", "=", quotationId),
      )
      .executeTakeFirst();
    const quotation = await trx
      .selectFrom("quotations")
      .select(["enquiry_id", "number"])
      .where("id", "=", quotationId)
      .executeTakeFirst();
    if (numDeletedRows > 0n && quotation?.enquiry_id) {
      const event = { kind: "quotation", before: "links ended", after: quotation.number, author } as const;
      await recordEvent(trx, quotation.enquiry_id, event);
    }
    return Number(numDeletedRows);
  });
}
