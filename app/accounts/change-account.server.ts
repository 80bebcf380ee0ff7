import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import { accountPage, passwordProblems } from "~/content/account";
import { db } from "~/server/db/database.server";
import { replaceWithToast } from "~/server/flash.server";
import { collectFieldErrors, idField } from "~/server/form-fields";
import type { ToastMessage } from "~/ui/toast-message";
import { changePassword, isGuessable, passwordFormSchema } from "./change-password.server";
import { confirmPassword } from "./confirm-password.server";
import { rememberDevice } from "./known-device.server";
import type { SignedIn } from "./session.server";
import { endOneSession } from "./sessions.server";
import { startTwoStep } from "./two-step.server";

/** A form of the account screen that was refused: what is wrong with its fields. What was typed are passwords. */
export interface RefusedAccountForm {
  errors: Record<string, string>;
  /** Whether the box was ticked that keeps the calendar. */
  keepsCalendar?: true;
  /** Where it could not be sent at all. */
  toast?: ToastMessage;
}

const endingSchema = z.object({ session: idField() });

/** Does what a form of the account screen asks: back to the screen with a toast, or the form again with status 400 or 429. */
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

async function takeNewPassword(request: Request, fields: object, { admin, sessionId }: SignedIn) {
  const parsed = passwordFormSchema.safeParse(fields);
  const keepsCalendar = "keepCalendar" in fields;
  const refuse = (errors: Record<string, string>, status: number) =>
    data<RefusedAccountForm>({ errors, ...(keepsCalendar && { keepsCalendar }) }, { status });
  if (!parsed.success) return refuse(collectFieldErrors(parsed.error), 400);
  const { currentPassword, newPassword } = parsed.data;
  const refused = await confirmPassword(admin.id, currentPassword);
  if (refused) return refuse({ currentPassword: refused.message }, refused.status);
  if (isGuessable(newPassword, admin.username))
    return refuse({ newPassword: passwordProblems.guessable }, 400);
  const password = { adminId: admin.id, sessionId, password: newPassword, keepsCalendar };
  const { done, doneWithCalendar } = accountPage.password;
  return await leave((await changePassword(db, password)) ? doneWithCalendar : done, {
    "Set-Cookie": await rememberDevice(request, admin.id),
  });
}

function leave(message: string, headers?: HeadersInit) {
  return replaceWithToast("/admin/account", { kind: "success", message }, headers);
}
