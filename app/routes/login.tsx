import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { keptFormWords } from "~/content/account";
import { messages } from "~/content/messages";
import { loginPage } from "~/content/pages";
import { finishSignIn } from "~/http/finish-sign-in.server";
import { hasKeptForm } from "~/http/kept-form.server";
import { readForm, readText } from "~/http/read-form.server";
import { refuseSignIn } from "~/http/refuse-sign-in.server";
import { toAdminPath } from "~/http/safe-path";
import { requireSameOrigin } from "~/http/same-origin.server";
import { findAdmin } from "~/http/session.server";
import { authenticator } from "~/http/sign-in.server";
import { openSecondStep } from "~/http/sign-in-step.server";
import { LoginForm } from "~/ui/admin/login-form";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay } from "~/ui/admin/send-or-stay";
import { SignInSheet } from "~/ui/admin/sign-in-sheet";
import { removeToken } from "~/ui/admin/token-mirror";
import { ButtonLink } from "~/ui/button";

export const meta = () => adminMeta(loginPage.heading);

export async function loader({ request }: LoaderFunctionArgs) {
  const from = toAdminPath(new URL(request.url).searchParams.get("from"));
  if (await findAdmin(request)) throw redirect(from);
  return { from, isFormKept: await hasKeptForm(request, from) };
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

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, { toast: { kind: "error", ...messages.login.exception } });
}

export default function Login() {
  const { from, isFormKept } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  // Nobody is signed in here: a token that is left over signs nobody in.
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
      {isFormKept ? <p className="mb-6 border-steel-300 border-l-2 pl-3">{keptFormWords.kept}</p> : null}
      <LoginForm from={from} username={refused?.username} error={refused?.error} />
    </SignInSheet>
  );
}
