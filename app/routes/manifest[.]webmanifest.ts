import { db } from "~/database/database.server";
import { readFirm } from "~/firm/firm.server";

export const manifestIcons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

export function sendManifest(manifest: object): Response {
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}

/** Generated, because it contains the name of the business. */
export async function loader() {
  const { business, tagline } = await readFirm(db);
  return sendManifest({
    name: `${business.name} | ${tagline}`,
    short_name: business.name,
    start_url: "/",
    display: "browser",
    background_color: "#fafbfb",
    theme_color: "#10181c",
    icons: manifestIcons,
  });
}
