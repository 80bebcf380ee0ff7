import { sql } from "kysely";
import { defaultFirm } from "../../app/business/firm.server";
import { createContent, createRecord } from "../../app/features/quotations/plan-version.server";
import { hashRecord } from "../../app/features/quotations/record-hash.server";
import type { Database } from "../../app/platform/database/database.server";
import { createDraft } from "../support/quotations";
import { fillEnquiries } from "./fill-enquiries";

/**
 * Fills an empty database with about two years of enquiries, each with a quotation: one in twenty is a draft, one in five was
 * accepted and has a payment, one in ten has a second version. Deterministic.
 */
export async function fillQuotations(db: Database, count: number): Promise<void> {
  await fillEnquiries(db, count);
  const draft = createDraft();
  const firm = { ...defaultFirm, gstin: "33AABCK1234F1Z6" };
  const { content, totals } = createRecord(
    createContent(draft, firm, { number: "Q", version: 1, today: "2026-04-01" }),
  );
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`
      insert into quotations (enquiry_id, number, draft, created_at, updated_at)
      select id, case when id % 20 > 0 then 'Q/2026-27/' || to_char(id, 'FM0000000') end, ${JSON.stringify(draft)}::jsonb,
        created_at, created_at
      from enquiries`.execute(trx);
    await sql`
      insert into orders (enquiry_id, created_at)
      select enquiry_id, created_at from quotations where number is not null and id % 5 = 1`.execute(trx);
    await sql`
      insert into quotation_versions (quotation_id, version, is_current, content, totals, sha256, valid_until, sent_at, opened_at,
        accepted_at, accepted_by, accepted_via, order_id)
      select q.id, n, n = versions, ${JSON.stringify(content)}::jsonb ||
          jsonb_build_object('number', q.number, 'version', n,
            'customer', ${JSON.stringify(content.customer)}::jsonb || jsonb_build_object('name', e.name)),
        ${JSON.stringify(totals)}::jsonb, repeat(md5(q.id::text), 2), e.created_at::date + 15, e.created_at, case when q.id % 2 = 0 then e.created_at end,
        case when q.id % 5 = 1 and n = versions then e.created_at end, case when q.id % 5 = 1 and n = versions then e.name end,
        case when q.id % 5 = 1 and n = versions then 'online' end, case when n = versions then o.id end
      from quotations q join enquiries e on e.id = q.enquiry_id
      left join orders o on o.enquiry_id = e.id
      cross join lateral (select case when q.id % 10 = 0 then 2 else 1 end as versions) v
      cross join lateral generate_series(1, versions) n
      where q.number is not null`.execute(trx);
    await setHashes(trx);
    await sql`
      insert into quotation_links (token_hash, quotation_version_id)
      select encode(sha256(id::text::bytea), 'hex'), id from quotation_versions`.execute(trx);
    await sql`
      update enquiries set status = 'won', quoted_amount = 11800, work_done_at = case when id % 2 = 0 then created_at end
      where id in (select enquiry_id from quotations q join quotation_versions v on v.quotation_id = q.id where accepted_at is not null)
    `.execute(trx);
    await sql`
      insert into payments (order_id, amount, method, received_on, author, created_at)
      select o.id, case when e.id % 100 = 1 then 5900 else 11800 end, 'upi', e.created_at::date, 'admin', e.created_at
      from orders o join enquiries e on e.id = o.enquiry_id`.execute(trx);
  });
}

/** Sets true hashes, so that the nightly check finds nothing to mark. */
async function setHashes(trx: Database): Promise<void> {
  const records = await trx.selectFrom("quotation_versions").select(["id", "content", "totals"]).execute();
  const hashes = records.map(hashRecord);
  await sql`update quotation_versions set sha256 = hashed.sha256
    from unnest(${sql.val(records.map(({ id }) => id))}::integer[], ${sql.val(hashes)}::text[]) as hashed (id, sha256)
    where quotation_versions.id = hashed.id`.execute(trx);
}
