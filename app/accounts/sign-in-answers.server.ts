import { data } from "@remix-run/node";
import { describeWait, signInProblems, signInStepPage, tooMany } from "~/content/account";
import * as messages from "~/content/admin-messages";
import { redirectWithToast } from "~/http/flash.server";
import { isDatabaseAway } from "~/runtime/away.server";
import { logger } from "~/runtime/logger.server";
import type { ToastMessage } from "~/ui/toast-message";
import type { CheckedAdmin } from "./credentials.server";
import { rememberDevice } from "./known-device.server";
import { toAdminPath } from "./safe-path";
import { startSession } from "./session-cookie.server";
import { closeSecondStep, SignInRefused } from "./sign-in.server";

interface Finish {
  /** Address to go to after signing in. */
  from: string;
  /** Added to the welcome message. */
  addition?: string;
}

/** @throws {SignInRefused} the password changed since it was checked */
export async function finishSignIn(request: Request, admin: CheckedAdmin, { from, addition }: Finish) {
  const { title, message } = messages.login.success;
  const session = await startSession(request, admin);
  if (!session) throw new SignInRefused("wrong");
  const headers = new Headers({ "Set-Cookie": session.cookie });
  headers.append("Set-Cookie", await closeSecondStep());
  headers.append("Set-Cookie", await rememberDevice(request, admin.id));
  const said = addition ? `${message} ${addition}` : message;
  return await redirectWithToast(toAdminPath(from), { kind: "success", title, message: said }, headers);
}

/** Returns the typed user name, never a password or a code. */
interface RefusedSignIn {
  username?: string;
  toast: ToastMessage;
  error?: string;
}

export function describeLimit({ reason, retryAfterSeconds }: SignInRefused): string {
  const { attempts, codes } = tooMany;
  return describeWait(reason === "limited-codes" ? codes : attempts, retryAfterSeconds);
}

export function refuseSignIn(error: unknown, username?: string) {
  const { failure, exception } = messages.login;
  const refuse = (words: { toast: { title: string; message: string }; error?: string }, init: ResponseInit) =>
    data<RefusedSignIn>({ username, error: words.error, toast: { kind: "error", ...words.toast } }, init);

  if (!(error instanceof SignInRefused)) {
    logger.error({ err: error }, "Sign-in failed unexpectedly");
    return refuse({ toast: exception }, { status: isDatabaseAway(error) ? 503 : 500 });
  }
  switch (error.reason) {
    case "limited":
    case "limited-codes": {
      const message = describeLimit(error);
      const headers = { "Retry-After": String(error.retryAfterSeconds) };
      return refuse({ toast: { ...failure, message }, error: message }, { status: 429, headers });
    }
    case "incomplete":
      return refuse({ toast: failure, error: signInProblems.incomplete }, { status: 400 });
    case "wrong":
      return refuse({ toast: failure, error: signInProblems.wrong }, { status: 401 });
    case "wrong-code": {
      const message = signInStepPage.wrong;
      return refuse({ toast: { ...failure, message }, error: message }, { status: 401 });
    }
  }
}
