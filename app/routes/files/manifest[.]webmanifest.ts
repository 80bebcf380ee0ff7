import { readFirm } from "~/business/firm.server";
import { type Logo, siteIcons } from "~/business/logo";
import { readLogo } from "~/business/logo.server";
import { db } from "~/platform/database/database.server";
import { MASKABLE_SIDE } from "~/platform/images/encodings";

export function listManifestIcons(logo: Logo | null) {
  const { small, large, maskable } = logo?.icons ?? siteIcons;
  const side = logo ? MASKABLE_SIDE : 512;
  return [
    { src: small, sizes: "192x192", type: "image/png" },
    { src: large, sizes: "512x512", type: "image/png" },
    { src: maskable, sizes: `${side}x${side}`, type: "image/png", purpose: "maskable" },
  ];
}

export function sendManifest(manifest: object): Response {
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}

/** Generated, because it contains the business name. */
export async function loader() {
  const [{ business, tagline }, logo] = await Promise.all([readFirm(db), readLogo(db)]);
  return sendManifest({
    name: `${business.name} | ${tagline}`,
    short_name: business.name,
    start_url: "/",
    display: "browser",
    background_color: "#fafbfb",
    theme_color: "#10181c",
    icons: listManifestIcons(logo),
  });
}
