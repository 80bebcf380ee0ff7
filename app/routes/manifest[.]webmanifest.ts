import { tagline } from "~/content/navigation";
import { config } from "~/server/config.server";

const icons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** How the site looks on a phone's home screen; the name is the business's, so it is no file. */
export function loader() {
  const manifest = {
    name: `${config.business.name} | ${tagline}`,
    short_name: config.business.name,
    start_url: "/",
    display: "browser",
    background_color: "#fafbfb",
    theme_color: "#10181c",
    icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
