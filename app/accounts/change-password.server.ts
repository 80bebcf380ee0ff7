import type { Database } from "~/server/db/database.server";
import { hashPassword } from "./password.server";
import { endOtherSessions } from "./session-list.server";

/** Gives an admin another password and ends all their sessions but the one that asks. */
export async function changePassword(
  db: Database,
  { adminId, sessionId, password }: { adminId: number; sessionId: number; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("admins")
      .set({ password_hash: passwordHash, updated_at: new Date() })
      .where("id", "=", adminId)
      .execute();
    await endOtherSessions(trx, { adminId, sessionId });
  });
}
