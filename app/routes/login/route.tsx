import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { findHttpsAddress } from "~/accounts/https-address.server";
import { hasPendingForm } from "~/accounts/pending-form.server";
import { toAdminPath } from "~/accounts/safe-path";
import { findAdmin } from "~/accounts/session-cookie.server";
import { authenticator, openSecondStep } from "~/accounts/sign-in.server";
import { finishSignIn, refuseSignIn } from "~/accounts/sign-in-answers.server";
import { SignInFields } from "~/accounts/sign-in-fields";
import { SignInSheet } from "~/accounts/sign-in-sheet";
import { removeToken } from "~/accounts/token-mirror";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback } from "~/admin/submit-with-fallback";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { pendingFormWords } from "~/content/account";
import * as messages from "~/content/admin-messages";
import { loginPage } from "~/content/admin-messages";
import { readForm, readQuery, readText } from "~/http/read-request";
import { requireSameOrigin } from "~/http/same-origin.server";
import { Button, ButtonLink } from "~/ui/button";

export const meta = () => adminMeta(loginPage.heading);

export { passOnHeaders as headers } from "~/http/page-handle";

export async function loader({ request }: LoaderFunctionArgs) {
  const from = toAdminPath(readQuery(request).get("from"));
  if (await findAdmin(request)) throw redirect(from);
  return {
    from,
    hasForm: await hasPendingForm(request, from),
    httpsAddress: findHttpsAddress(request),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await readForm(request);
  const from = toAdminPath(readText(form, "from"));
  try {
    const { admin, needsCode } = await authenticator.authenticate("form", request);
    if (!needsCode) return await finishSignIn(request, admin, { from });
    const headers = { "Set-Cookie": await openSecondStep(admin) };
    return redirect(`/login/code?${new URLSearchParams({ from })}`, { headers });
  } catch (error) {
    return refuseSignIn(error, readText(form, "username"));
  }
}

export const clientAction = submitWithFallback({ toast: { kind: "error", ...messages.login.exception } });

export default function Login() {
  const { from, hasForm, httpsAddress } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  // Without a session, a remaining token is stale.
  useEffect(removeToken, []);
  return (
    <SignInSheet
      heading={loginPage.heading}
      toast={refused?.toast}
      exit={
        <ButtonLink to="/" variant="quiet" icon="arrow-left">
          {messages.login.backToWebsite}
        </ButtonLink>
      }
    >
      {httpsAddress ? (
        <p role="alert" className="mb-6 border-steel-300 border-l-2 pl-3">
          {loginPage.needsHttps}{" "}
          <a className="underline" href={httpsAddress}>
            {loginPage.openHttps}
          </a>
        </p>
      ) : null}
      {hasForm ? <p className="mb-6 border-steel-300 border-l-2 pl-3">{pendingFormWords.waiting}</p> : null}
      <LoginForm from={from} username={refused?.username} error={refused?.error} />
    </SignInSheet>
  );
}

interface LoginFormProps {
  from: string;
  username?: string;
  error?: string;
}

/** Not marked as required, because that is obvious. */
function LoginForm({ from, username = "", error }: LoginFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);

  useProblemFocus(form, error, "password");

  return (
    <Form ref={form} method="post" replace className="grid gap-5">
      <input type="hidden" name="from" value={from} />
      <SignInFields username={username} error={error} />
      <Button busy={isBusy}>{isBusy ? messages.login.pending : loginPage.submit}</Button>
    </Form>
  );
}
