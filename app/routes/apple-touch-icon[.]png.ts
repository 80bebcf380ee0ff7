import { db } from "~/database/database.server";
import { siteIcons } from "~/firm/logo";
import { readLogo } from "~/firm/logo.server";
import { sendToIcon } from "./favicon[.]ico";

/** iPhones ask for it at this address. */
export async function loader() {
  const logo = await readLogo(db);
  return sendToIcon((logo?.icons ?? siteIcons).apple);
}
