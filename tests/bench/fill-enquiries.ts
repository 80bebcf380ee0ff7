import { sql } from "kysely";
import type { Database } from "../../app/platform/database/database.server";

const firstNames =
  "{Arun,Meena,Kavitha,Ravi,Selvi,Prakash,Divya,Karthik,Lakshmi,Senthil,Anitha,Gopal,Revathi,Suresh}";
const lastNames = "{Kumar,Raman,Natarajan,Subramaniam,Iyer,Velu,Chandran,Murugan,Krishnan,Balan,Pillai}";
const towns =
  "{Peelamedu,Saravanampatti,Vadavalli,Pollachi,Singanallur,Ganapathy,Kuniyamuthur,Sulur,Tiruppur}";
const requests =
  "{a sliding gate for the drive,a balcony railing with 12 mm glass,steel windows for the ground floor,a pergola over " +
  "the terrace,a shower cubicle in clear glass,a safety door with mosquito mesh,a handrail for the staircase}";
const terms =
  "{Please come and measure on Saturday morning.,The masons finish next month; the frame has to be in before.,We have " +
  "drawings from the architect.,Kindly send a rough figure first.,It rusted through at the bottom after two monsoons.}";
const statuses = "{new,contacted,contacted,site-visit,quoted,quoted,won,won,lost,lost,lost,spam,quarantine}";
const types = "{stairs,railings,gates,doors,windows,custom}";

/** Fills an empty database with about two years of enquiries, one in five with an email, one in four with two files. Deterministic. */
export async function fillEnquiries(db: Database, count: number): Promise<void> {
  const pick = (list: string, factor: number) =>
    sql`(${list}::text[])[1 + (n * ${sql.lit(factor)} / 7) % cardinality(${list}::text[])]`;
  // The search index is built at the end: updating it row by row, with the file names, takes minutes.
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('enquiries_search'::regclass) as definition`.execute(db);
  await sql`drop index enquiries_search`.execute(db);
  for (let start = 1; start <= count; start += 10_000) {
    await sql`
      insert into enquiries (kind, name, email, phone, message, details, status, read_at, follow_up_on, created_at)
      select case when n % 3 = 0 then 'message' else 'quote' end,
        ${pick(firstNames, 11)} || ' ' || ${pick(lastNames, 13)},
        case when n % 4 > 0 then 'visitor' || n || '@example.com' end,
        (9000000000 + (n::bigint * 7919 * 104729) % 1000000000)::text,
        'We want ' || ${pick(requests, 17)} || ' in ' || ${pick(towns, 19)} || ', about ' || n % 90 || ' feet. ' ||
          ${pick(terms, 23)} || case when n % 10000 = 77 then ' Zinc-plated, 100% galvanised.' else '' end,
        jsonb_build_object('projectType', ${pick(types, 29)}),
        ${pick(statuses, 31)},
        case when n % 5 > 0 then now() end,
        case when n % 6 = 0 then current_date + (n % 400 - 300) end,
        now() - (${sql.lit(count)} - n) * interval '21 minutes'
      from generate_series(${start}::int, ${Math.min(start + 9_999, count)}::int) n`.execute(db);
  }
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`
      insert into outbox (enquiry_id, kind, recipient, sent_at, failed_at)
      select id, 'notification', 'office@example.com', case when id % 100 > 0 then now() end,
        case when id % 100 = 0 then now() end
      from enquiries where id % 5 = 0`.execute(trx);
    await sql`
      insert into attached_files (sha256, storage_key)
      select repeat(md5(n::text), 2), 'file-' || n from generate_series(1, ${sql.lit(Math.floor(count / 2))}) n`.execute(
      trx,
    );
    await sql`
      insert into enquiry_attachments (enquiry_id, file_id, name, bytes)
      select id, id / 2 - n, 'photo.jpg', 2000000
      from enquiries cross join generate_series(0, 1) n
      where id % 4 = 0`.execute(trx);
    await sql.raw(rows[0]?.definition ?? "").execute(trx);
    await sql`alter index enquiries_search alter column 1 set statistics 0`.execute(trx);
  });
}
