import { data } from "@remix-run/node";
import { describeWait, signInStepPage } from "~/content/account";
import { messages } from "~/content/messages";
import { isDatabaseAway } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import type { ToastMessage } from "~/ui/toast-message";
import { SignInRefused } from "./sign-in.server";

/** What the screen shows when nobody was signed in: the typed user name, never a password or a code. */
interface RefusedSignIn {
  username?: string;
  toast: ToastMessage;
  /** What is wrong, beside the field. */
  error?: string;
}

/** Answers a sign-in that failed, by its first or its second step. */
export function refuseSignIn(error: unknown, username?: string) {
  const { failure, exception } = messages.login;
  const refuse = (words: { toast: { title: string; message: string }; error?: string }, init: ResponseInit) =>
    data<RefusedSignIn>({ username, error: words.error, toast: { kind: "error", ...words.toast } }, init);

  if (!(error instanceof SignInRefused)) {
    logger.error({ err: error }, "Sign-in failed unexpectedly");
    return refuse({ toast: exception }, { status: isDatabaseAway(error) ? 503 : 500 });
  }
  switch (error.reason) {
    case "limited": {
      const message = describeWait(error.retryAfterSeconds);
      const headers = { "Retry-After": String(error.retryAfterSeconds) };
      return refuse({ toast: { ...failure, message }, error: message }, { status: 429, headers });
    }
    case "incomplete":
      return refuse({ toast: failure, error: "Enter both user name and password." }, { status: 400 });
    case "wrong":
      return refuse({ toast: failure, error: "Check user name and password." }, { status: 401 });
    case "wrong-code": {
      const message = signInStepPage.wrong;
      return refuse({ toast: { ...failure, message }, error: message }, { status: 401 });
    }
  }
}
