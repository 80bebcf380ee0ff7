import { redirect } from "@remix-run/node";
import { z } from "zod";
import * as messages from "~/content/admin-messages";
import { db } from "~/platform/database/database.server";
import { addToast } from "~/platform/http/cookies.server";
import { handleForm, type Refusal } from "~/platform/http/handle-form.server";
import { describeWait } from "~/platform/http/rate-limit.server";
import { readForm, readText, readTexts } from "~/platform/http/read-request";
import { type CheckedAdmin, missingCode, wrongCode } from "./credentials.server";
import { findKnownDevice, rememberDevice } from "./known-device.server";
import { getSignInPath, toAdminPath } from "./safe-path";
import { startSession } from "./session-cookie.server";
import {
  authenticator,
  checkCode,
  clearStepCookie,
  createStepCookie,
  findPendingSignIn,
  SignInRefused,
} from "./sign-in.server";
import { findTwoStep } from "./two-step.server";

interface StepResult {
  next: "signed-in" | "password" | "code";
  headers?: Headers;
}

type Respond = (result: StepResult & { from: string }) => Response;

export async function checkPasswordStep(request: Request, respond: Respond = redirectToNextStep) {
  return await handleStep(request, respond, async () => {
    const { admin, needsCode } = await authenticator.authenticate("form", request);
    if (!needsCode) return await signIn(request, admin);
    return { next: "code", headers: new Headers({ "Set-Cookie": await createStepCookie(admin) }) };
  });
}

/** Restarts the sign-in when the first step is missing or was too long ago. */
export async function checkCodeStep(request: Request, respond: Respond = redirectToNextStep) {
  return await handleStep(request, respond, async (form) => {
    const admin = await findPendingSignIn(request);
    if (!admin) return { next: "password" };
    const code = readText(form, "code").trim().slice(0, 100);
    if (!code) throw new SignInRefused("missing-code");
    const method = await checkCode(request, { admin, code, device: await findKnownDevice(request) });
    return await signIn(request, admin, method === "recovery" ? await describeCodesLeft(admin.id) : "");
  });
}

async function handleStep(
  request: Request,
  respond: Respond,
  runStep: (form: FormData) => Promise<StepResult>,
) {
  const form = await readForm(request);
  const from = toAdminPath(readText(form, "from"));
  const { failure, exception } = messages.login;
  return await handleForm(readTexts(form, ["intent", "username"]), {
    schema: z.object({}),
    title: failure.title,
    failure: exception,
    save: async () => {
      try {
        return respond({ ...(await runStep(form)), from });
      } catch (error) {
        if (error instanceof SignInRefused) return toRefusal(error);
        throw error;
      }
    },
  });
}

function redirectToNextStep({ next, from, headers }: StepResult & { from: string }): Response {
  return redirect(next === "signed-in" ? from : getSignInPath(from, next), { headers });
}

/** @throws {SignInRefused} the password changed since it was checked */
async function signIn(request: Request, admin: CheckedAdmin, extraMessage = ""): Promise<StepResult> {
  const session = await startSession(request, admin);
  if (!session) throw new SignInRefused("wrong");
  const headers = new Headers({ "Set-Cookie": session.cookie });
  headers.append("Set-Cookie", await clearStepCookie());
  headers.append("Set-Cookie", await rememberDevice(request, admin.id));
  const { title, message } = messages.login.success;
  const toast = { type: "success", title, message: `${message} ${extraMessage}`.trim() } as const;
  return { next: "signed-in", headers: await addToast(headers, toast) };
}

async function describeCodesLeft(adminId: number): Promise<string> {
  const { recoveryCodesLeft: count } = await findTwoStep(db, adminId);
  return `${count} recovery ${count === 1 ? "code is" : "codes are"} left.`;
}

function toRefusal(error: SignInRefused): Refusal {
  const { message } = messages.login.failure;
  switch (error.reason) {
    case "limited":
    case "limited-codes": {
      const limit = describeLimit(error);
      const field = error.reason === "limited" ? "password" : "code";
      const headers = { "Retry-After": String(error.retryAfterSeconds) };
      return { status: 429, message: limit, errors: { [field]: limit }, headers };
    }
    case "incomplete":
      return { status: 400, message, errors: { password: "Enter your username and password." } };
    case "wrong":
      return { status: 401, message, errors: { password: "Check your username and password." } };
    case "missing-code":
      return { status: 400, message: missingCode, errors: { code: missingCode } };
    case "wrong-code":
      return { status: 401, message: wrongCode, errors: { code: wrongCode } };
  }
}

export function describeLimit({ reason, retryAfterSeconds }: SignInRefused): string {
  const reasonText = reason === "limited-codes" ? "Too many wrong codes." : "Too many sign-in attempts.";
  return describeWait(reasonText, retryAfterSeconds);
}
