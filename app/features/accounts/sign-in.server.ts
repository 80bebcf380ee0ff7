import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import { db } from "~/platform/database/database.server";
import { createSecureCookie } from "~/platform/http/cookies.server";
import { type AttemptLimit, clearAttempts, countAttempt } from "~/platform/http/rate-limit.server";
import { cleanForm } from "~/platform/http/read-request";
import { readClientAddress, readClientNetwork } from "~/platform/http/request.server";
import { MINUTE_MS } from "~/platform/time/time";
import {
  type Admin,
  type CheckedAdmin,
  type Credentials,
  credentialsSchema,
  findAdminByPasswordVersion,
  verifyCredentials,
} from "./credentials.server";
import { findKnownDevice, type KnownDevice } from "./known-device.server";
import { findTwoStep, verifyCode } from "./two-step.server";

export class SignInRefused extends Error {
  override name = "SignInRefused";

  constructor(
    readonly reason: "incomplete" | "wrong" | "missing-code" | "wrong-code" | "limited" | "limited-codes",
    /** 0 if no limit was reached. */
    readonly retryAfterSeconds = 0,
  ) {
    super(`Sign-in refused: ${reason}`);
  }
}

interface PasswordCheckResult {
  admin: CheckedAdmin;
  needsCode: boolean;
}

/** Used as `authenticator.authenticate("form", request)`. */
export const authenticator = new Authenticator<PasswordCheckResult>();

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const credentials = credentialsSchema.safeParse(Object.fromEntries(cleanForm(form)));
    if (!credentials.success) throw new SignInRefused("incomplete");
    return await checkPassword(request, credentials.data, await findKnownDevice(request));
  }),
);

/**
 * Counts the attempt before it checks the password, so that an attempt over the limit reveals nothing. A request to the
 * JSON API has no `device`.
 * @throws {SignInRefused} wrong credentials, or too many attempts
 */
export async function checkPassword(
  request: Request,
  credentials: Credentials,
  device: KnownDevice | null = null,
): Promise<PasswordCheckResult> {
  const client = identifyClient(request, credentials.username, device);
  const limits = listPasswordLimits(client);
  const waitSeconds = await countAttempt(db, limits);
  if (waitSeconds !== null) throw new SignInRefused("limited", waitSeconds);
  const admin = await verifyCredentials(db, credentials);
  if (!admin) throw new SignInRefused("wrong");
  const { isOn: needsCode } = await findTwoStep(db, admin.id);
  // If a code is still needed, keep the count of wrong codes.
  await clearAttempts(db, needsCode ? limits.map(({ key }) => key) : listSignInKeys(client));
  return { admin, needsCode };
}

/** @throws {SignInRefused} a wrong code, or too many attempts */
export async function checkCode(
  request: Request,
  { admin, code, device = null }: { admin: Admin; code: string; device?: KnownDevice | null },
): Promise<"app" | "recovery"> {
  const client = identifyClient(request, admin.username, device);
  const waitSeconds = await countAttempt(db, listCodeLimits(client, code));
  if (waitSeconds !== null) throw new SignInRefused("limited-codes", waitSeconds);
  const method = await verifyCode(db, admin.id, code);
  if (!method) throw new SignInRefused("wrong-code");
  await clearAttempts(db, listSignInKeys(client));
  return method;
}

function identifyClient(request: Request, username: string, device: KnownDevice | null): SignInClient {
  return { request, username, device: device?.admin.username === username ? device : null };
}

const SECOND_STEP_TIMEOUT_MS = 10 * MINUTE_MS;

/** Stores the admin whose password was correct, and when. Grants no access without a code. */
const stepCookie = createSecureCookie("sign-in-step", SECOND_STEP_TIMEOUT_MS / 1000);

const stepSchema = z.object({ adminId: z.number().int(), at: z.number(), passwordVersion: z.string() });

export async function createStepCookie({ id, passwordVersion }: CheckedAdmin): Promise<string> {
  return await stepCookie.serialize({ adminId: id, at: Date.now(), passwordVersion });
}

export async function clearStepCookie(): Promise<string> {
  return await stepCookie.serialize("", { maxAge: 0 });
}

/** Returns null when the first step was too long ago, or the password has changed since. */
export async function findPendingSignIn(request: Request): Promise<CheckedAdmin | null> {
  const step = stepSchema.safeParse(await stepCookie.parse(request.headers.get("Cookie")));
  if (!step.success || Date.now() - step.data.at > SECOND_STEP_TIMEOUT_MS) return null;
  return await findAdminByPasswordVersion(db, step.data.adminId, step.data.passwordVersion);
}

interface SignInClient {
  request: Request;
  username: string;
  /** Null for a device of another user. */
  device: KnownDevice | null;
}

const windowMs = 15 * MINUTE_MS;

/**
 * An unknown device has three limits: per username and network, so that one other network cannot lock the owner out; a
 * higher one per username, against guesses from many networks; and one per IP address. A known device has a separate
 * limit, so that the owner can sign in during an attack.
 */
function listPasswordLimits({ request, username, device }: SignInClient): AttemptLimit[] {
  if (device) return [{ key: `sign-in device ${device.id}`, limit: 10, windowMs }];
  const name = username.toLowerCase();
  return [
    { key: `sign-in name ${name} from ${readClientNetwork(request)}`, limit: 10, windowMs },
    { key: `sign-in name ${name}`, limit: 100, windowMs },
    { key: `sign-in address ${readClientAddress(request)}`, limit: 30, windowMs },
  ];
}

const codeMethods = ["app", "recovery"] as const;

type CodeMethod = (typeof codeMethods)[number];

/** Applies only after the correct password. Counts codes of the app and recovery codes separately. */
function listCodeLimits(client: SignInClient, code: string): AttemptLimit[] {
  return [createCodeLimit(client, /^\d{6}$/.test(code.replace(/\s/g, "")) ? "app" : "recovery")];
}

/** A completed sign-in resets these counters. */
function listSignInKeys(client: SignInClient): string[] {
  const codes = codeMethods.map((method) => createCodeLimit(client, method));
  return [...listPasswordLimits(client), ...codes].map(({ key }) => key);
}

function createCodeLimit({ username, device }: SignInClient, method: CodeMethod): AttemptLimit {
  const deviceOrUser = device ? `device ${device.id}` : username.toLowerCase();
  return { key: `sign-in ${method} code of ${deviceOrUser}`, limit: 5, windowMs };
}
