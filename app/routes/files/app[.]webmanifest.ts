import { readFirm } from "~/business/firm.server";
import { readLogo } from "~/business/logo.server";
import { db } from "~/platform/database/database.server";
import { listManifestIcons, sendManifest } from "./manifest[.]webmanifest";

/** A separate app for the admin area, because iPhones deliver notifications only to installed apps. Contains no secrets. */
export async function loader() {
  const [{ business }, logo] = await Promise.all([readFirm(db), readLogo(db)]);
  return sendManifest({
    id: "/admin",
    name: `${business.name} Admin`,
    short_name: business.name,
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
    background_color: "#10181c",
    theme_color: "#10181c",
    icons: listManifestIcons(logo),
    shortcuts: [
      { name: "Today", url: "/admin" },
      { name: "New enquiry", url: "/admin/enquiries/new" },
      { name: "Add pictures", url: "/admin/galleryadmin/upload" },
    ],
    share_target: {
      action: "/admin/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "images", accept: ["image/*"] }],
      },
    },
  });
}
