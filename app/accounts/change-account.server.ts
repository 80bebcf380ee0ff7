import { data, redirect } from "@remix-run/node";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";
import { accountPage, passwordProblems } from "~/content/account";
import { type Database, db } from "~/database/database.server";
import { recallFirm } from "~/firm/firm.server";
import { replaceWithToast } from "~/http/flash.server";
import { idField } from "~/http/read-request";
import { config } from "~/runtime/config.server";
import { collectFieldErrors } from "~/text/form-fields";
import type { ToastMessage } from "~/ui/toast-message";
import { endCalendarAddress } from "./calendar-address.server";
import { confirmPassword } from "./confirm-password.server";
import { findOwnHash } from "./credentials.server";
import { rememberDevice } from "./known-device.server";
import { hashPassword } from "./password.server";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-length";
import type { SignedIn } from "./session-cookie.server";
import { endOneSession, endOtherSessions } from "./sessions.server";
import { startTwoStep } from "./two-step.server";

/** Holds no typed values, because they are passwords. */
export interface RefusedAccountForm {
  errors: Record<string, string>;
  keepsCalendar?: true;
  /** Set when the form did not reach the site. */
  toast?: ToastMessage;
}

const endingSchema = z.object({ session: idField() });

/** Redirects back with a toast, or returns the form with status 400 or 429. */
export async function changeAccount(request: Request, form: FormData, signedIn: SignedIn) {
  const fields = Object.fromEntries(form);
  const ending = endingSchema.safeParse(fields);
  if (ending.success) {
    await endOneSession(db, { adminId: signedIn.admin.id, sessionId: ending.data.session });
    return await leave(accountPage.devices.signedOut);
  }
  if ("twoStep" in fields) {
    await startTwoStep(db, signedIn.admin.id);
    return redirect("/admin/account/two-step");
  }
  return await takeNewPassword(request, fields, signedIn);
}

const passwordFormSchema = z
  .object({
    currentPassword: z.string(passwordProblems.noCurrent).min(1, { error: passwordProblems.noCurrent }),
    newPassword: z
      .string(passwordProblems.tooShort(SHORTEST_PASSWORD))
      .min(SHORTEST_PASSWORD, { error: passwordProblems.tooShort(SHORTEST_PASSWORD) })
      .max(LONGEST_PASSWORD, { error: passwordProblems.tooLong(LONGEST_PASSWORD) }),
    repeatedPassword: z.string(passwordProblems.notTheSame),
  })
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
    path: ["repeatedPassword"],
    error: passwordProblems.notTheSame,
  })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ["newPassword"],
    error: passwordProblems.isCurrent,
  });

async function takeNewPassword(request: Request, fields: object, { admin, sessionId }: SignedIn) {
  const parsed = passwordFormSchema.safeParse(fields);
  const keepsCalendar = "keepCalendar" in fields;
  const refuse = (errors: Record<string, string>, status: number) =>
    data<RefusedAccountForm>({ errors, ...(keepsCalendar && { keepsCalendar }) }, { status });
  if (!parsed.success) return refuse(collectFieldErrors(parsed.error), 400);
  const { currentPassword, newPassword } = parsed.data;
  const { refused, hash } = await confirmPassword(admin.id, currentPassword);
  if (refused?.status === 429) return refuse({ currentPassword: refused.message }, refused.status);
  if (hash !== null && isGuessable(newPassword, admin.username))
    return refuse({ newPassword: passwordProblems.guessable }, 400);
  const password = { adminId: admin.id, sessionId, password: newPassword, keepsCalendar };
  const changed = hash === null ? null : await changePassword(db, { ...password, replaces: hash });
  const { done, doneWithCalendar, wrong } = accountPage.password;
  // When a form is sent twice, the browser shows the second answer, which finds the password already changed.
  if (!changed && (await findOwnHash(db, admin.id, newPassword)) === null)
    return refuse({ currentPassword: wrong }, 400);
  return await leave(changed?.hasEndedCalendar ? doneWithCalendar : done, {
    "Set-Cookie": await rememberDevice(request, admin.id),
  });
}

/** On zxcvbn's scale from 0 to 4: below 3, some 10^8 guesses are enough. */
const lowest = 3;

/** Checks common passwords, words, adjacent keys and public facts about this site (NIST SP 800-63B, section 3.1.1.2). */
export function isGuessable(password: string, username: string): boolean {
  const { name, email } = recallFirm().business;
  const known = [username, name, name.replaceAll(/\W/g, ""), email, config.publicUrl.hostname];
  const listed = known.flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return checker.check(password, listed).score < lowest;
}

interface NewPassword {
  adminId: number;
  sessionId: number;
  /** Hash of the current password that was entered. */
  replaces: string;
  password: string;
  keepsCalendar?: boolean;
}

/**
 * Ends what others may have opened with the old password: all other sessions and, unless kept, the calendar address.
 * @returns null when the password was changed concurrently: one of two changes wins
 */
export async function changePassword(
  db: Database,
  { adminId, sessionId, replaces, password, keepsCalendar = false }: NewPassword,
): Promise<{ hasEndedCalendar: boolean } | null> {
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("admins")
      .set({ password_hash: passwordHash, updated_at: new Date() })
      .where("id", "=", adminId)
      .where("password_hash", "=", replaces)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    await endOtherSessions(trx, { adminId, sessionId });
    return { hasEndedCalendar: !keepsCalendar && (await endCalendarAddress(trx, adminId)) };
  });
}

function leave(message: string, headers?: HeadersInit) {
  return replaceWithToast("/admin/account", { kind: "success", message }, headers);
}
