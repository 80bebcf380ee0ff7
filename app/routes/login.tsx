import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { describeWait, keptFormWords } from "~/content/account";
import { messages } from "~/content/messages";
import { loginPage } from "~/content/pages";
import { isDatabaseAway } from "~/db/database.server";
import { redirectWithToast } from "~/http/flash.server";
import { hasKeptForm } from "~/http/kept-form.server";
import { logger } from "~/http/logger.server";
import { readForm, readText } from "~/http/read-form.server";
import { toAdminPath } from "~/http/safe-path";
import { requireSameOrigin } from "~/http/same-origin.server";
import { findAdmin, startSession } from "~/http/session.server";
import { authenticator, SignInRefused } from "~/http/sign-in.server";
import { LoginForm } from "~/ui/admin/login-form";
import { adminMeta } from "~/ui/admin/screens";
import { removeToken } from "~/ui/admin/token-mirror";
import { ButtonLink } from "~/ui/button";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { useRootData } from "~/ui/use-root-data";

export const meta = () => adminMeta(loginPage.heading);

export async function loader({ request }: LoaderFunctionArgs) {
  const from = toAdminPath(new URL(request.url).searchParams.get("from"));
  if (await findAdmin(request)) throw redirect(from);
  return { from, isFormKept: await hasKeptForm(request, from) };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await readForm(request);
  try {
    const admin = await authenticator.authenticate("form", request);
    const { cookie } = await startSession(request, admin.id);
    const toast: ToastMessage = { kind: "success", ...messages.login.success };
    return await redirectWithToast(toAdminPath(readText(form, "from")), toast, { "Set-Cookie": cookie });
  } catch (error) {
    return refuse(error, readText(form, "username"));
  }
}

/** What the screen shows when nobody was signed in: the typed user name, never the password. */
function refuse(error: unknown, username: string) {
  const { failure, exception } = messages.login;
  if (!(error instanceof SignInRefused)) {
    logger.error({ err: error }, "Sign-in failed unexpectedly");
    const status = isDatabaseAway(error) ? 503 : 500;
    return data({ username, toast: toError(exception), error: undefined }, { status });
  }
  const seconds = error.retryAfterSeconds;
  switch (error.reason) {
    case "limited": {
      const message = describeWait(seconds);
      const headers = { "Retry-After": String(seconds) };
      return data(
        { username, toast: toError({ ...failure, message }), error: message },
        { status: 429, headers },
      );
    }
    case "incomplete":
      return data(
        { username, toast: toError(failure), error: "Enter both user name and password." },
        { status: 400 },
      );
    case "wrong":
      return data(
        { username, toast: toError(failure), error: "Check user name and password." },
        { status: 401 },
      );
  }
}

function toError(words: { title: string; message: string }): ToastMessage {
  return { kind: "error", ...words };
}

export default function Login() {
  const { from, isFormKept } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { business } = useRootData();
  // Nobody is signed in here: a token that is left over signs nobody in.
  useEffect(removeToken, []);
  return (
    <>
      <Toasts toast={refused?.toast} />
      <main data-admin="" className="grid min-h-dvh content-center justify-items-center gap-6 bg-mist p-4">
        <div className="sheet w-full max-w-md p-6 sm:p-10">
          <p className="caption mb-2 text-steel-600">{business.name}</p>
          <h1 className="mb-8 text-heading">{loginPage.heading}</h1>
          {isFormKept ? <p className="mb-6 border-steel-300 border-l-2 pl-3">{keptFormWords.kept}</p> : null}
          <LoginForm from={from} username={refused?.username} error={refused?.error} />
        </div>
        <ButtonLink to="/" variant="quiet" icon="arrow-left">
          {messages.login.backToWebsite}
        </ButtonLink>
      </main>
    </>
  );
}
