/** One page of the site as a sitemap lists it. */
export interface SitemapEntry {
  /** Path from the root of the site. */
  path: string;
  changedAt?: Date | null;
  /** Addresses of the pictures the page shows, from the root of the site. */
  pictures?: readonly string[];
}

/**
 * Writes a sitemap with pictures (sitemaps.org 0.9, Google's image extension).
 *
 * @param publicUrl the site's origin
 */
export function writeSitemap(entries: readonly SitemapEntry[], publicUrl: string): string {
  const address = (path: string) => escapeXml(new URL(path, publicUrl).href);
  const urls = entries.map(({ path, changedAt, pictures = [] }) =>
    [
      "  <url>",
      `    <loc>${address(path)}</loc>`,
      ...(changedAt ? [`    <lastmod>${changedAt.toISOString()}</lastmod>`] : []),
      ...pictures.map((src) => `    <image:image><image:loc>${address(src)}</image:loc></image:image>`),
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

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
