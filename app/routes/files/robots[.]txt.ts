import { toAbsoluteUrl } from "~/frames/site/seo/page-meta";
import { config } from "~/platform/runtime/config.server";

export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /login",
    "Disallow: /logout",
    "",
    `Sitemap: ${toAbsoluteUrl("/sitemap.xml", config.publicUrl.origin)}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
