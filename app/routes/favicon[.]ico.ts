import { redirect } from "@remix-run/node";
import { db } from "~/database/database.server";
import { siteIcons } from "~/firm/logo";
import { readLogo } from "~/firm/logo.server";

/** For programs that read no `<link rel="icon">`. */
export async function loader() {
  const logo = await readLogo(db);
  return sendToIcon((logo?.icons ?? siteIcons).favicon);
}

export function sendToIcon(address: string): Response {
  return redirect(address, { headers: { "Cache-Control": "public, max-age=3600" } });
}
