import { db } from "~/database/database.server";
import { listSitemapEntries, writeSitemap } from "~/document/sitemap.server";
import { config } from "~/runtime/config.server";

export async function loader() {
  const sitemap = writeSitemap(await listSitemapEntries(db), config.publicUrl.origin);
  return new Response(sitemap, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
