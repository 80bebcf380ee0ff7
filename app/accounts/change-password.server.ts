import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";
import { passwordProblems as problems } from "~/content/account";
import { recallFirm } from "~/firm/firm.server";
import { config } from "~/server/config.server";
import type { Database } from "~/server/db/database.server";
import { endCalendarAddress } from "./calendar-address.server";
import { hashPassword } from "./password.server";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-length";
import { endOtherSessions } from "./sessions.server";

/** On zxcvbn's scale from 0 to 4: below it some 10^8 guesses are enough. */
const lowest = 3;

/**
 * Whether a password is on the lists that attackers try first, or made of such words, of keys in a row, or of what everybody knows
 * of this site (NIST SP 800-63B, section 3.1.1.2).
 */
export function isGuessable(password: string, username: string): boolean {
  const { name, email } = recallFirm().business;
  const known = [username, name, name.replaceAll(/\W/g, ""), email, config.publicUrl.hostname];
  const listed = known.flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return checker.check(password, listed).score < lowest;
}

/** The form that changes the password. */
export const passwordFormSchema = z
  .object({
    currentPassword: z.string().min(1, { error: problems.noCurrent }),
    newPassword: z
      .string()
      .min(SHORTEST_PASSWORD, { error: problems.tooShort(SHORTEST_PASSWORD) })
      .max(LONGEST_PASSWORD, { error: problems.tooLong(LONGEST_PASSWORD) }),
    repeatedPassword: z.string(),
  })
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
    path: ["repeatedPassword"],
    error: problems.notTheSame,
  })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ["newPassword"],
    error: problems.isCurrent,
  });

interface NewPassword {
  adminId: number;
  sessionId: number;
  password: string;
  keepsCalendar?: boolean;
}

/**
 * Changes the password of an admin and ends what the old one may have opened to others: all their other sessions, and the address
 * of their calendar unless they keep it.
 * @returns whether there was such an address, and it has ended
 */
export async function changePassword(
  db: Database,
  { adminId, sessionId, password, keepsCalendar = false }: NewPassword,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("admins")
      .set({ password_hash: passwordHash, updated_at: new Date() })
      .where("id", "=", adminId)
      .execute();
    await endOtherSessions(trx, { adminId, sessionId });
    return !keepsCalendar && (await endCalendarAddress(trx, adminId));
  });
}
