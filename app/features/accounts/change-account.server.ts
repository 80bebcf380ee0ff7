import { redirect } from "@remix-run/node";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { z } from "zod";
import { getCachedFirm } from "~/business/firm.server";
import { type Database, db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import {
  claimIdempotencyKey,
  handleForm,
  hasBeenProcessed,
  idempotencyKeyField,
  type Refusal,
} from "~/platform/http/handle-form.server";
import { idField, readForm, readTexts } from "~/platform/http/read-request";
import { config } from "~/platform/runtime/config.server";
import { notDoneMessage } from "~/platform/ui/form/form-result";
import { endCalendarAddress } from "./calendar-address.server";
import { confirmPassword, wrongPassword } from "./confirm-password.server";
import { hashPassword, verifyAdminPassword } from "./credentials.server";
import { rememberDevice } from "./known-device.server";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./password-length";
import type { SignedIn } from "./session-cookie.server";
import { endOneSession, endOtherSessions } from "./sessions.server";
import { startTwoStep } from "./two-step.server";

const tooShort = `Please choose at least ${MIN_PASSWORD_LENGTH} characters.`;
const tooLong = `Please use at most ${MAX_PASSWORD_LENGTH} characters.`;
const mismatch = "The two passwords do not match.";
const noCurrent = "Please enter your current password.";

const passwordSchema = z
  .object({
    intent: z.literal("password"),
    currentPassword: z.string(noCurrent).min(1, noCurrent),
    newPassword: z.string(tooShort).min(MIN_PASSWORD_LENGTH, tooShort).max(MAX_PASSWORD_LENGTH, tooLong),
    repeatedPassword: z.string(mismatch),
    keepCalendar: z.literal("on").optional(),
    idempotencyKey: idempotencyKeyField(),
  })
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
    path: ["repeatedPassword"],
    error: mismatch,
  })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ["newPassword"],
    error: "Choose a password that differs from your current one.",
  });

const accountSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("session"), session: idField() }),
  z.object({ intent: z.enum(["twoStep", "endCalendar"]) }),
  passwordSchema,
]);

export async function changeAccount(request: Request, signedIn: SignedIn) {
  const form = await readForm(request);
  return await handleForm(readTexts(form, ["intent", "session", "keepCalendar", "idempotencyKey"]), {
    schema: accountSchema,
    secrets: readTexts(form, ["currentPassword", "newPassword", "repeatedPassword"]),
    failure: { message: notDoneMessage },
    save: async (change) => {
      const adminId = signedIn.admin.id;
      if (change.intent === "password") return await setNewPassword(request, change, signedIn);
      if (change.intent === "session") {
        await endOneSession(db, { adminId, sessionId: change.session });
        return await redirectBack("Signed out on that device.");
      }
      if (change.intent === "endCalendar") {
        await endCalendarAddress(db, adminId);
        return await redirectBack("Calendar link turned off.");
      }
      await startTwoStep(db, adminId);
      return redirect("/admin/account/two-step");
    },
  });
}

async function setNewPassword(
  request: Request,
  { currentPassword, newPassword, keepCalendar, idempotencyKey }: z.output<typeof passwordSchema>,
  { admin, sessionId }: SignedIn,
): Promise<Response | Refusal> {
  const refuse = (field: string, message: string) => ({ status: 400, message, errors: { [field]: message } });
  const hashOrRefusal = await confirmPassword(admin.id, currentPassword, "currentPassword");
  const isConfirmed = typeof hashOrRefusal === "string";
  if (!isConfirmed && hashOrRefusal.status === 429) return hashOrRefusal;
  if (isConfirmed && isGuessable(newPassword, admin.username))
    return refuse("newPassword", "This password is too easy to guess. Try a sentence of your own.");
  const change = { adminId: admin.id, sessionId, idempotencyKey, password: newPassword };
  const changeResult = isConfirmed
    ? await changePassword(db, { ...change, currentHash: hashOrRefusal, keepsCalendar: !!keepCalendar })
    : null;
  // After a double submission, the browser shows the second response: that request finds the password already changed.
  if (!changeResult && !(await hasChangedPassword(db, change)))
    return refuse("currentPassword", wrongPassword);
  return await redirectBack(
    changeResult?.hasEndedCalendar
      ? "Password changed. Every other device is signed out, and your calendar link no longer works."
      : "Password changed. Every other device is signed out.",
    { "Set-Cookie": await rememberDevice(request, admin.id) },
  );
}

/** On zxcvbn's scale from 0 to 4. Passwords below 3 take at most about 10^8 guesses. */
const MIN_SCORE = 3;

/** Checks against common passwords, words, keyboard patterns and facts about this site (NIST SP 800-63B, 3.1.1.2). */
export function isGuessable(password: string, username: string): boolean {
  const { name, email } = getCachedFirm().business;
  const publicFacts = [username, name, name.replaceAll(/\W/g, ""), email, config.publicUrl.hostname];
  const guesses = publicFacts.flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  const checker = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return checker.check(password, guesses).score < MIN_SCORE;
}

interface NewPassword {
  adminId: number;
  sessionId: number;
  currentHash: string;
  password: string;
  idempotencyKey?: string | null;
  keepsCalendar?: boolean;
}

/** Ends all other sessions and, unless `keepsCalendar`, the calendar address. Returns null after a concurrent change. */
export async function changePassword(
  db: Database,
  { adminId, sessionId, currentHash, password, idempotencyKey = null, keepsCalendar = false }: NewPassword,
): Promise<{ hasEndedCalendar: boolean } | null> {
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("admins")
      .set({ password_hash: passwordHash, updated_at: new Date() })
      .where("id", "=", adminId)
      .where("password_hash", "=", currentHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return null;
    await claimIdempotencyKey(trx, idempotencyKey, { passwordHash });
    await endOtherSessions(trx, { adminId, sessionId });
    return { hasEndedCalendar: !keepsCalendar && (await endCalendarAddress(trx, adminId)) };
  });
}

/** Returns true if the form with this key has set the password. */
async function hasChangedPassword(
  db: Database,
  { adminId, password, idempotencyKey }: Pick<NewPassword, "adminId" | "password" | "idempotencyKey">,
): Promise<boolean> {
  if (!idempotencyKey) return false;
  const passwordHash = await verifyAdminPassword(db, adminId, password);
  return passwordHash !== null && (await hasBeenProcessed(db, idempotencyKey, { passwordHash }));
}

function redirectBack(message: string, headers?: HeadersInit) {
  return replaceWithToast("/admin/account", { type: "success", message }, headers);
}
