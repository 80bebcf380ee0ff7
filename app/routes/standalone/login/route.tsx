import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import * as messages from "~/content/admin-messages";
import { findHttpsUrl } from "~/features/accounts/https-url.server";
import { hasPendingForm } from "~/features/accounts/pending-form.server";
import { toAdminPath } from "~/features/accounts/safe-path";
import { findSessionByCookie } from "~/features/accounts/session-cookie.server";
import { SignInButton, SignInFields } from "~/features/accounts/sign-in-fields";
import { SignInSheet } from "~/features/accounts/sign-in-sheet";
import { checkPasswordStep } from "~/features/accounts/sign-in-steps.server";
import { removeToken } from "~/features/accounts/token-mirror";
import { adminMeta } from "~/frames/admin/screens";
import { readQuery } from "~/platform/http/read-request";
import { requireSameOrigin } from "~/platform/http/request.server";
import { ButtonLink } from "~/platform/ui/button";
import { PostForm } from "~/platform/ui/form/post-form";
import { submitFormWithToast } from "~/platform/ui/form/submit-form";
import { useForm } from "~/platform/ui/form/use-form";

export const meta = () => adminMeta("Admin Login");

export { passOnHeaders as headers } from "~/platform/http/page-handle";

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(request);
  const from = toAdminPath(query.get("from"));
  if (await findSessionByCookie(request)) throw redirect(from);
  return {
    from,
    hasForm: await hasPendingForm(request, from),
    httpsUrl: findHttpsUrl(request),
    areCookiesBlocked: query.get("cookies") === "blocked",
  };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  return await checkPasswordStep(request);
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  submitFormWithToast({ type: "error", ...messages.login.exception }, args);

export default function Login() {
  const { from, hasForm, httpsUrl, areCookiesBlocked } = useLoaderData<typeof loader>();
  const form = useForm({ hasDraft: false, clearOnError: "password" });
  // Without a session, a stored token is stale.
  useEffect(removeToken, []);
  return (
    <SignInSheet
      heading="Admin Login"
      toast={form.refused?.toast}
      backLink={
        <ButtonLink to="/" variant="quiet" icon="arrow-left">
          {messages.login.backToWebsite}
        </ButtonLink>
      }
    >
      {httpsUrl ? (
        <p role="alert" className="mb-6 border-steel-300 border-l-2 pl-3">
          {"Signing in needs a secure connection. "}
          <a className="underline" href={httpsUrl}>
            Open this page with https
          </a>
        </p>
      ) : null}
      {areCookiesBlocked ? (
        <p role="alert" className="mb-6 border-danger border-l-2 pl-3">
          Signing in needs cookies, and your browser blocked ours. Allow cookies for this site and sign in
          again.
        </p>
      ) : null}
      {hasForm ? (
        <p className="mb-6 border-steel-300 border-l-2 pl-3">
          What you typed is saved. Sign in to see it again.
        </p>
      ) : null}
      <PostForm form={form} className="grid gap-5">
        <input type="hidden" name="from" value={from} />
        <SignInFields step="password" form={form} />
        <SignInButton isBusy={form.isBusy} />
      </PostForm>
    </SignInSheet>
  );
}
