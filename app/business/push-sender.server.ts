import type { Database } from "~/platform/database/database.server";
import { findOrCreatePushKeys, type PushSender } from "~/platform/push/push-service.server";
import { config } from "~/platform/runtime/config.server";
import { readFirm } from "./firm.server";

/** The contact is the public URL if it uses HTTPS, else the email address of the business. */
export async function readPushSender(db: Database): Promise<PushSender> {
  const [keys, { business }] = await Promise.all([findOrCreatePushKeys(db), readFirm(db)]);
  const isPublic = config.publicUrl.protocol === "https:";
  return { keys, subject: isPublic ? config.publicUrl.href : `mailto:${business.email}` };
}
