import { redirect } from "@remix-run/node";
import { db } from "~/platform/database/database.server";
import { type Logo, siteIcons } from "./logo";
import { readLogo } from "./logo.server";

/** Redirects the icon paths that programs request without reading a page, such as /favicon.ico. */
export async function redirectToIcon(icon: keyof Logo["icons"]): Promise<Response> {
  const logo = await readLogo(db);
  return redirect((logo?.icons ?? siteIcons)[icon], {
    headers: { "Cache-Control": "public, max-age=3600" },
  });
}
