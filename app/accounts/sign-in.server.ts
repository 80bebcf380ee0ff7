import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { forgetAttempts, takeAttempt } from "~/server/attempts.server";
import { db } from "~/server/db/database.server";
import { limitCodes, limitSignIn } from "~/server/rate-limit.server";
import { type Admin, type Credentials, credentialsSchema, verifyCredentials } from "./credentials.server";
import { findTwoStep, takeCode } from "./two-step.server";

/** Why nobody was signed in. */
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

/** Whose password was right, and whether a code is asked for before they are signed in. */
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

/** Who is signed in has not been guessing. */
async function forgetSignIns(request: Request, { username }: Admin): Promise<void> {
  const limits = [...limitSignIn(request, username), ...limitCodes(username)];
  await forgetAttempts(
    db,
    limits.map(({ key }) => key),
  );
}
