import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import { clientAddress } from "~/server/client-address.server";
import { createSecureCookie } from "~/server/cookies.server";
import { db } from "~/server/db/database.server";
import { type AttemptLimit, forgetAttempts, takeAttempt } from "~/server/rate-limit.server";
import {
  type Admin,
  type Credentials,
  credentialsSchema,
  findUnchangedAdmin,
  verifyCredentials,
} from "./credentials.server";
import { findTwoStep, takeCode } from "./two-step.server";

/** A sign-in that failed, and why. */
export class SignInRefused extends Error {
  override name = "SignInRefused";

  constructor(
    readonly reason: "incomplete" | "wrong" | "wrong-code" | "limited",
    /** Until the next attempt is allowed; 0 unless limited. */
    readonly retryAfterSeconds = 0,
  ) {
    super(`Sign-in refused: ${reason}`);
  }
}

/** The admin whose password was right, and whether a code is asked for before the sign-in is complete. */
interface PasswordChecked {
  admin: Admin;
  needsCode: boolean;
}

/** Checks the form of the sign-in screen: `authenticator.authenticate("form", request)`. */
export const authenticator = new Authenticator<PasswordChecked>();

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const credentials = credentialsSchema.safeParse(Object.fromEntries(form));
    if (!credentials.success) throw new SignInRefused("incomplete");
    return await checkPassword(request, credentials.data);
  }),
);

/**
 * The first step of signing in, counting the attempt under the user name and under the address it came from.
 * @throws {SignInRefused} wrong credentials, or too many attempts
 */
export async function checkPassword(request: Request, credentials: Credentials): Promise<PasswordChecked> {
  const limits = limitSignIn(request, credentials.username);
  const wait = await takeAttempt(db, limits);
  if (wait !== null) throw new SignInRefused("limited", wait);
  const admin = await verifyCredentials(db, credentials);
  if (!admin) throw new SignInRefused("wrong");
  const { isOn: needsCode } = await findTwoStep(db, admin.id);
  if (!needsCode) await forgetSignIns(request, admin);
  return { admin, needsCode };
}

/**
 * The second step: the code of the authenticator app, or a recovery code.
 * @throws {SignInRefused} a wrong code, or too many attempts
 */
export async function checkCode(request: Request, admin: Admin, code: string): Promise<"app" | "recovery"> {
  const wait = await takeAttempt(db, limitCodes(admin.username));
  if (wait !== null) throw new SignInRefused("limited", wait);
  const taken = await takeCode(db, admin.id, code);
  if (!taken) throw new SignInRefused("wrong-code");
  await forgetSignIns(request, admin);
  return taken;
}

/** A completed sign-in ends the count of failed attempts. */
async function forgetSignIns(request: Request, { username }: Admin): Promise<void> {
  const limits = [...limitSignIn(request, username), ...limitCodes(username)];
  await forgetAttempts(
    db,
    limits.map(({ key }) => key),
  );
}

const QUARTER_HOUR_MS = 15 * 60 * 1000;

/** The limits of signing in: per user name, and a looser one per address, behind which several people may be. */
function limitSignIn(request: Request, username: string): AttemptLimit[] {
  return [
    { key: `sign-in name ${username.toLowerCase()}`, limit: 10, windowMs: QUARTER_HOUR_MS },
    { key: `sign-in address ${clientAddress(request)}`, limit: 30, windowMs: QUARTER_HOUR_MS },
  ];
}

/** The limit of guessing codes of the second step. */
function limitCodes(username: string): AttemptLimit[] {
  return [{ key: `sign-in code ${username.toLowerCase()}`, limit: 5, windowMs: QUARTER_HOUR_MS }];
}

/** How long the second step of signing in may follow the first. */
const SECOND_STEP_TIMEOUT_MS = 10 * 60 * 1000;

/** Says whose password was right and when. It lets no one in without a code. */
const stepCookie = createSecureCookie("sign-in-step", SECOND_STEP_TIMEOUT_MS / 1000);

const stepSchema = z.object({ adminId: z.number().int(), at: z.number() });

/** The `Set-Cookie` value that lets a browser go on to the second step. */
export async function openSecondStep(admin: Admin): Promise<string> {
  return await stepCookie.serialize({ adminId: admin.id, at: Date.now() });
}

/** The `Set-Cookie` value that ends it. */
export async function closeSecondStep(): Promise<string> {
  return await stepCookie.serialize("", { maxAge: 0 });
}

/** The admin who has taken the first step in this browser, or null: too long ago, or the password was changed since. */
export async function findHalfSignedIn(request: Request): Promise<Admin | null> {
  const step = stepSchema.safeParse(await stepCookie.parse(request.headers.get("Cookie")));
  if (!step.success || Date.now() - step.data.at > SECOND_STEP_TIMEOUT_MS) return null;
  return await findUnchangedAdmin(db, step.data.adminId, new Date(step.data.at));
}
