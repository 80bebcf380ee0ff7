import { z } from "zod";
import type { Database } from "~/server/db/database.server";
import { hashPassword } from "./password.server";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-length";
import { endOtherSessions } from "./session-list.server";

/** The form that changes the password. */
export const passwordFormSchema = z
  .object({
    currentPassword: z.string().min(1, { error: "Please enter your current password." }),
    newPassword: z
      .string()
      .min(SHORTEST_PASSWORD, {
        error: `Please choose at least ${SHORTEST_PASSWORD} characters.`,
      })
      .max(LONGEST_PASSWORD, {
        error: `Please keep this under ${LONGEST_PASSWORD} characters.`,
      }),
    repeatedPassword: z.string(),
  })
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
    path: ["repeatedPassword"],
    error: "This is not the same password.",
  })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ["newPassword"],
    error: "This is your current password.",
  });

/** Changes the password of an admin and ends all their other sessions. */
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
