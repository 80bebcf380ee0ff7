import { sql } from "kysely";
import type { Database } from "../../app/platform/database/database.server";

const kinds =
  "{Sliding gate,Balcony railing,Spiral stair,Steel window,Shower cubicle,Pergola,Safety door,Handrail}";
const towns =
  "{Peelamedu,Saravanampatti,Vadavalli,Pollachi,Singanallur,Ganapathy,Kuniyamuthur,Sulur,Tiruppur}";
const description =
  "Frame of square tube, welded and ground flush, brushed to a grain of 240. Fixed with four anchors a post; the glass stands in a rail with drain holes. Measured on Monday, fitted on Saturday.";

/** Fills an empty database with projects and gallery items with pictures, some reordered, some deleted. Deterministic. */
export async function fillItems(db: Database, projects: number, galleryItems: number): Promise<void> {
  const pick = (list: string, factor: number) =>
    sql`(${list}::text[])[1 + (n * ${sql.lit(factor)} / 7) % cardinality(${list}::text[])]`;
  // Indexed at the end: updating the indexes row by row takes minutes.
  const indexes = ["projects_search", "gallery_items_search"];
  for (const index of indexes) {
    await sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = 65536)`.execute(
      db,
    );
  }
  await sql`
    insert into images (sha256, width, height, storage_key, variants)
    select md5(n::text) || md5(n::text), 1600, 1200, md5(n::text) || '-original.jpg',
      (select jsonb_agg(jsonb_build_object('key', md5(n::text) || '-' || w || '.' || replace(t, 'jpeg', 'jpg'), 'width', w, 'type', 'image/' || t))
        from unnest(array[320, 640, 1280]) w, unnest(array['avif', 'webp', 'jpeg']) t)
    from generate_series(1, ${projects + galleryItems}::int) n`.execute(db);
  const common = (count: number) => sql`
    ${pick(kinds, 11)} || ' ' || n, case when n % 20 > 0 then 'A picture of number ' || n end,
    case when n % 50 > 0 then now() - (${sql.lit(count)} - n) * interval '3 hours' end,
    case when n % 40 = 0 then n / 40 else n + ${sql.lit(count)} end, case when n % 100 = 7 then now() - n % 25 * interval '1 day' end`;
  await sql`
    insert into projects (title, image_alt, created_at, rank, deleted_at, image_id, location, description)
    select ${common(projects)}, n, ${pick(towns, 13)}, ${description} || case when n % 1000 = 77 then ' Galvanised.' else '' end
    from generate_series(1, ${projects}::int) n`.execute(db);
  await sql`
    insert into gallery_items (title, image_alt, created_at, rank, deleted_at, image_id, content)
    select ${common(galleryItems)}, n + ${sql.lit(projects)},
      ${description} || case when n % 1000 = 77 then ' Galvanised.' else '' end
    from generate_series(1, ${galleryItems}::int) n`.execute(db);
  for (const index of indexes) {
    await sql`select gin_clean_pending_list(${index})`.execute(db);
    await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(db);
  }
  await sql`analyze`.execute(db);
}
