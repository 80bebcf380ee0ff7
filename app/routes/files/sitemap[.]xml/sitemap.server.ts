import { type SqlBool, sql } from "kysely";
import { isOurPicture } from "~/content/pictures.server";
import { getServicePath, listGallerySlots } from "~/content/service-index";
import { defaultServices } from "~/content/services";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import type { Database } from "~/platform/database/database.server";
import { readRevisions } from "~/platform/revisions/revisions.server";
import { escapeMarkup } from "~/platform/text/text";

export async function listSitemapEntries(db: Database): Promise<SitemapEntry[]> {
  const pictures = await readShownPictures(db);
  const projects = await listItems(db, "projects", "/project");
  const galleryItems = await listItems(db, "gallery_items", "/gallery");
  const edits = [...(await readRevisions(db, "service")), ...(await readRevisions(db, "picture"))];
  return [
    { path: "/", changedAt: findLatest(projects), pictures: [pictures.find("home-hero").src] },
    { path: "/about", pictures: [pictures.find("about-hero").src] },
    { path: "/services" },
    ...defaultServices.map(({ slug }) => ({
      path: getServicePath(slug),
      changedAt: findLatest(
        edits.flatMap(([document, { createdAt: changedAt }]) =>
          document === `service:${slug}` || document.startsWith(`picture:${slug}-`) ? [{ changedAt }] : [],
        ),
      ),
      pictures: [`${slug}-hero` as const, ...listGallerySlots(slug)].map((name) => pictures.find(name).src),
    })),
    { path: "/gallery", changedAt: findLatest(galleryItems) },
    { path: "/project", changedAt: findLatest(projects) },
    { path: "/contact" },
    { path: "/request-quote" },
    { path: "/privacy" },
    ...projects,
    ...galleryItems,
  ];
}

async function listItems(
  db: Database,
  table: "projects" | "gallery_items",
  folder: string,
): Promise<(SitemapEntry & { changedAt: Date })[]> {
  const rows = await db
    .selectFrom(table)
    .leftJoin("images", "images.id", `${table}.image_id`)
    .select([`${table}.id`, `${table}.updated_at`, "images.storage_key", "images.sha256"])
    .where(`${table}.deleted_at`, "is", null)
    .where("is_sample", "=", false)
    .$if(table === "projects", (query) => query.where(sql<SqlBool>`not is_draft`))
    .orderBy(`${table}.id`)
    .execute();
  const additionalKeys = table === "projects" ? await listAdditionalKeys(db) : new Map<number, string[]>();
  return rows.map(({ id, updated_at, storage_key, sha256 }) => ({
    path: `${folder}/${id}`,
    changedAt: updated_at,
    pictures: [
      storage_key && sha256 && !isOurPicture({ sha256 }) ? storage_key : [],
      additionalKeys.get(id) ?? [],
    ]
      .flat()
      .map((key) => `/images/${key}`),
  }));
}

/** Lists the storage keys of all but the first picture of each project, by project id. */
async function listAdditionalKeys(db: Database): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("project_pictures")
    .innerJoin("images", "images.id", "project_pictures.image_id")
    .select(["project_id", "storage_key", "sha256"])
    .orderBy("position")
    .execute();
  const keys = new Map<number, string[]>();
  for (const { project_id, storage_key } of rows.filter((image) => !isOurPicture(image))) {
    keys.set(project_id, [...(keys.get(project_id) ?? []), storage_key]);
  }
  return keys;
}

function findLatest(entries: readonly { changedAt: Date }[]): Date | null {
  const times = entries.map(({ changedAt }) => changedAt.getTime());
  return times.length === 0 ? null : new Date(Math.max(...times));
}

export interface SitemapEntry {
  path: string;
  changedAt?: Date | null;
  pictures?: readonly string[];
}

/** Follows sitemaps.org 0.9 and Google's image extension. `publicUrl` is the site's origin. */
export function writeSitemap(entries: readonly SitemapEntry[], publicUrl: string): string {
  const writeUrl = (path: string) => escapeMarkup(new URL(path, publicUrl).href);
  const urls = entries.map(({ path, changedAt, pictures = [] }) =>
    [
      "  <url>",
      `    <loc>${writeUrl(path)}</loc>`,
      ...(changedAt ? [`    <lastmod>${changedAt.toISOString()}</lastmod>`] : []),
      ...pictures.map((src) => `    <image:image><image:loc>${writeUrl(src)}</image:loc></image:image>`),
      "  </url>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
