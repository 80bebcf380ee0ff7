import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";
import { recallFirm } from "~/firm/firm.server";
import { config } from "~/server/config.server";
import type { Database } from "~/server/db/database.server";
import { hashPassword } from "./password.server";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-length";
import { endOtherSessions } from "./sessions.server";

export const GUESSABLE =
  "This password is one of the first that are tried. A sentence of your own is better.";

/** On zxcvbn's scale from 0 to 4: below it some 10^8 guesses are enough. */
const lowest = 3;

/**
 * Whether a password is on the lists that attackers try first, or made of such words, of keys in a row, or of what everybody knows
 * of this site (NIST SP 800-63B, section 3.1.1.2).
 */
export function isGuessable(password: string, username: string): boolean {
  const { name, email } = recallFirm().business;
  const known = [username, name, name.replaceAll(/\W/g, ""), email, config.publicUrl.hostname];
  const words = known.flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return checker.check(password, words).score < lowest;
}

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
