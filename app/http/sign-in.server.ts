import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { db } from "~/db/database.server";
import { forgetAttempts, takeAttempt } from "~/domain/auth/attempts.server";
import {
  type Admin,
  type Credentials,
  credentialsSchema,
  verifyCredentials,
} from "~/domain/auth/credentials.server";
import { limitSignIn } from "./rate-limit.server";

/** Why nobody was signed in. */
export class SignInRefused extends Error {
  override name = "SignInRefused";

  constructor(
    readonly reason: "incomplete" | "wrong" | "limited",
    /** Until the next attempt is allowed; 0 unless limited. */
    readonly retryAfterSeconds = 0,
  ) {
    super(`Sign-in refused: ${reason}`);
  }
}

/** Signs in by the form of the sign-in screen: `authenticator.authenticate("form", request)`. */
export const authenticator = new Authenticator<Admin>();

authenticator.use(
  new FormStrategy(async ({ form, request }) => {
    const credentials = credentialsSchema.safeParse(Object.fromEntries(form));
    if (!credentials.success) throw new SignInRefused("incomplete");
    return await signIn(request, credentials.data);
  }),
);

/**
 * Checks credentials, counting the attempt under the user name and under the address it came from.
 * @throws {SignInRefused} wrong credentials, or too many attempts
 */
export async function signIn(request: Request, credentials: Credentials): Promise<Admin> {
  const limits = limitSignIn(request, credentials.username);
  const wait = await takeAttempt(db, limits);
  if (wait !== null) throw new SignInRefused("limited", wait);
  const admin = await verifyCredentials(db, credentials);
  if (!admin) throw new SignInRefused("wrong");
  await forgetAttempts(
    db,
    limits.map(({ key }) => key),
  );
  return admin;
}
