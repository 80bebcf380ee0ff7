import { db } from "~/platform/database/database.server";
import { config } from "~/platform/runtime/config.server";
import { listSitemapEntries, writeSitemap } from "~/routes/files/sitemap[.]xml/sitemap.server";

export async function loader() {
  const sitemap = writeSitemap(await listSitemapEntries(db), config.publicUrl.origin);
  return new Response(sitemap, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
