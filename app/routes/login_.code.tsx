import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { signInStepPage } from "~/content/account";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { findTwoStep } from "~/domain/auth/two-step.server";
import { finishSignIn } from "~/http/finish-sign-in.server";
import { readForm, readText } from "~/http/read-form.server";
import { refuseSignIn } from "~/http/refuse-sign-in.server";
import { toAdminPath } from "~/http/safe-path";
import { requireSameOrigin } from "~/http/same-origin.server";
import { checkCode } from "~/http/sign-in.server";
import { findHalfSignedIn } from "~/http/sign-in-step.server";
import { CodeForm } from "~/ui/admin/code-form";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay } from "~/ui/admin/send-or-stay";
import { SignInSheet } from "~/ui/admin/sign-in-sheet";
import { ButtonLink } from "~/ui/button";

export const meta = () => adminMeta(signInStepPage.heading);

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const from = toAdminPath(searchParams.get("from"));
  if (!(await findHalfSignedIn(request))) throw redirect(toLogin(from));
  return { from, isRecovery: searchParams.has("recovery") };
}

/** The second step of signing in; without the first, or too long after it, one begins anew. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await readForm(request);
  const from = toAdminPath(readText(form, "from"));
  try {
    const admin = await findHalfSignedIn(request);
    if (!admin) return redirect(toLogin(from));
    const code = readText(form, "code").trim();
    if (!code) return data({ error: signInStepPage.missing, toast: undefined }, { status: 400 });
    const kind = await checkCode(request, admin, code.slice(0, 100));
    return await finishSignIn(request, admin, { from, addition: await countCodes(kind, admin.id) });
  } catch (error) {
    return refuseSignIn(error);
  }
}

async function countCodes(kind: "app" | "recovery", adminId: number): Promise<string | undefined> {
  if (kind === "app") return undefined;
  return signInStepPage.codesLeft((await findTwoStep(db, adminId)).recoveryCodesLeft);
}

function toLogin(from: string): string {
  return `/login?${new URLSearchParams({ from })}`;
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, { toast: { kind: "error", ...messages.login.exception } });
}

export default function SignInCode() {
  const { from, isRecovery } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInSheet
      heading={signInStepPage.heading}
      toast={refused?.toast}
      exit={
        <ButtonLink to={toLogin(from)} variant="quiet" icon="arrow-left">
          {signInStepPage.again}
        </ButtonLink>
      }
    >
      <CodeForm key={String(isRecovery)} from={from} isRecovery={isRecovery} error={refused?.error} />
      <Link
        to={`/login/code?${new URLSearchParams({ from, ...(isRecovery ? {} : { recovery: "yes" }) })}`}
        replace
        className="text-link mt-4 inline-flex min-h-11 items-center text-sm"
      >
        {isRecovery ? signInStepPage.useApp : signInStepPage.useRecovery}
      </Link>
    </SignInSheet>
  );
}
