import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import { db } from "~/database/database.server";
import { clientAddress, clientNetwork } from "~/http/client-address.server";
import { createSecureCookie } from "~/http/cookies.server";
import { type AttemptLimit, forgetAttempts, takeAttempt } from "~/http/rate-limit.server";
import { cleanForm } from "~/http/read-request";
import { MINUTE_MS } from "~/time/durations";
import {
  type Admin,
  type CheckedAdmin,
  type Credentials,
  credentialsSchema,
  findSamePassword,
  verifyCredentials,
} from "./credentials.server";
import { findKnownDevice, type KnownDevice } from "./known-device.server";
import { findTwoStep, takeCode } from "./two-step.server";

/** A sign-in that failed, and why. */
export class SignInRefused extends Error {
  override name = "SignInRefused";

  constructor(
    readonly reason: "incomplete" | "wrong" | "wrong-code" | "limited" | "limited-codes",
    /** Until the next attempt is allowed; 0 unless limited. */
    readonly retryAfterSeconds = 0,
  ) {
    super(`Sign-in refused: ${reason}`);
  }
}

/** The admin whose password was right, and whether a code is asked for before the sign-in is complete. */
interface PasswordChecked {
  admin: CheckedAdmin;
  needsCode: boolean;
}

/** Checks the form of the sign-in screen: `authenticator.authenticate("form", request)`. */
export const authenticator = new Authenticator<PasswordChecked>();

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const credentials = credentialsSchema.safeParse(Object.fromEntries(cleanForm(form)));
    if (!credentials.success) throw new SignInRefused("incomplete");
    return await checkPassword(request, credentials.data, await findKnownDevice(request));
  }),
);

/**
 * The first step of signing in. The attempt is counted before the password is looked at: one above a limit learns nothing of it.
 * @param device the known device that the request comes from, whoever it belongs to; a JSON call has none
 * @throws {SignInRefused} wrong credentials, or too many attempts
 */
export async function checkPassword(
  request: Request,
  credentials: Credentials,
  device: KnownDevice | null = null,
): Promise<PasswordChecked> {
  const signer = describeSigner(request, credentials.username, device);
  const limits = limitPasswords(signer);
  const wait = await takeAttempt(db, limits);
  if (wait !== null) throw new SignInRefused("limited", wait);
  const admin = await verifyCredentials(db, credentials);
  if (!admin) throw new SignInRefused("wrong");
  const { isOn: needsCode } = await findTwoStep(db, admin.id);
  // Codes are counted apart: who knows the password is not locked out by it.
  await forgetAttempts(db, needsCode ? limits.map(({ key }) => key) : listSignInKeys(signer));
  return { admin, needsCode };
}

/**
 * The second step: the code of the authenticator app, or a recovery code.
 * @param device as for the first step
 * @throws {SignInRefused} a wrong code, or too many attempts
 */
export async function checkCode(
  request: Request,
  { admin, code, device = null }: { admin: Admin; code: string; device?: KnownDevice | null },
): Promise<"app" | "recovery"> {
  const signer = describeSigner(request, admin.username, device);
  const wait = await takeAttempt(db, limitCode(signer, code));
  if (wait !== null) throw new SignInRefused("limited-codes", wait);
  const taken = await takeCode(db, admin.id, code);
  if (!taken) throw new SignInRefused("wrong-code");
  await forgetAttempts(db, listSignInKeys(signer));
  return taken;
}

function describeSigner(request: Request, username: string, device: KnownDevice | null): Signer {
  return { request, username, device: device?.admin.username === username ? device : null };
}

/** How long the second step of signing in may follow the first. */
const SECOND_STEP_TIMEOUT_MS = 10 * MINUTE_MS;

/** Says whose password was right and when. It lets no one in without a code. */
const stepCookie = createSecureCookie("sign-in-step", SECOND_STEP_TIMEOUT_MS / 1000);

const stepSchema = z.object({ adminId: z.number().int(), at: z.number(), passwordVersion: z.string() });

/** The `Set-Cookie` value that lets a browser go on to the second step. */
export async function openSecondStep({ id, passwordVersion }: CheckedAdmin): Promise<string> {
  return await stepCookie.serialize({ adminId: id, at: Date.now(), passwordVersion });
}

/** The `Set-Cookie` value that ends it. */
export async function closeSecondStep(): Promise<string> {
  return await stepCookie.serialize("", { maxAge: 0 });
}

/** The admin who has taken the first step in this browser, or null: too long ago, or the password was changed since. */
export async function findHalfSignedIn(request: Request): Promise<CheckedAdmin | null> {
  const step = stepSchema.safeParse(await stepCookie.parse(request.headers.get("Cookie")));
  if (!step.success || Date.now() - step.data.at > SECOND_STEP_TIMEOUT_MS) return null;
  return await findSamePassword(db, step.data.adminId, step.data.passwordVersion);
}

/** Who tries to sign in, as far as it can be counted. */
interface Signer {
  request: Request;
  username: string;
  /** Known as a device of this very user name; null for any other. */
  device: KnownDevice | null;
}

const windowMs = 15 * MINUTE_MS;

/**
 * The limits of passwords. Strangers are counted per user name and network, so that nobody is locked out by another network; more
 * loosely per user name alone, against guesses from many networks; and per address, whatever the name. A known device is counted
 * by itself alone: the owner gets in while strangers are guessing.
 */
function limitPasswords({ request, username, device }: Signer): AttemptLimit[] {
  if (device) return [{ key: `sign-in device ${device.id}`, limit: 10, windowMs }];
  const name = username.toLowerCase();
  return [
    { key: `sign-in name ${name} from ${clientNetwork(request)}`, limit: 10, windowMs },
    { key: `sign-in name ${name}`, limit: 100, windowMs },
    { key: `sign-in address ${clientAddress(request)}`, limit: 30, windowMs },
  ];
}

/** The kinds of code of the second step, by how they are written. */
const codeKinds = ["app", "recovery"] as const;

type CodeKind = (typeof codeKinds)[number];

/** The limits of codes of the second step, which only who has given the password may try. Each kind is counted apart. */
function limitCode(signer: Signer, code: string): AttemptLimit[] {
  return [limitCodesOf(signer, /^\d{6}$/.test(code.replace(/\s/g, "")) ? "app" : "recovery")];
}

/** All that a completed sign-in ends the count of. */
function listSignInKeys(signer: Signer): string[] {
  const codes = codeKinds.map((kind) => limitCodesOf(signer, kind));
  return [...limitPasswords(signer), ...codes].map(({ key }) => key);
}

function limitCodesOf({ username, device }: Signer, kind: CodeKind): AttemptLimit {
  const whose = device ? `device ${device.id}` : username.toLowerCase();
  return { key: `sign-in ${kind} code of ${whose}`, limit: 5, windowMs };
}
