import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { CodeField } from "~/accounts/code-field";
import { findKnownDevice } from "~/accounts/known-device.server";
import { toAdminPath } from "~/accounts/safe-path";
import { checkCode, findHalfSignedIn } from "~/accounts/sign-in.server";
import { finishSignIn, refuseSignIn } from "~/accounts/sign-in-answers.server";
import { SignInSheet } from "~/accounts/sign-in-sheet";
import { findTwoStep } from "~/accounts/two-step.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback } from "~/admin/submit-with-fallback";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { signInStepPage } from "~/content/account";
import * as messages from "~/content/admin-messages";
import { db } from "~/database/database.server";
import { readForm, readQuery, readText } from "~/http/read-request";
import { requireSameOrigin } from "~/http/same-origin.server";
import { Button, ButtonLink } from "~/ui/button";

export const meta = () => adminMeta(signInStepPage.heading);

export { passOnHeaders as headers } from "~/http/page-handle";

export async function loader({ request }: LoaderFunctionArgs) {
  const searchParams = readQuery(request);
  const from = toAdminPath(searchParams.get("from"));
  if (!(await findHalfSignedIn(request))) throw redirect(toLogin(from));
  return { from, isRecovery: searchParams.has("recovery") };
}

/** Without the first step, or too long after it, the sign-in starts again. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const form = await readForm(request);
  const from = toAdminPath(readText(form, "from"));
  try {
    const admin = await findHalfSignedIn(request);
    if (!admin) return redirect(toLogin(from));
    const code = readText(form, "code").trim();
    if (!code) return data({ error: signInStepPage.missing, toast: undefined }, { status: 400 });
    const device = await findKnownDevice(request);
    const kind = await checkCode(request, { admin, code: code.slice(0, 100), device });
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

export const clientAction = submitWithFallback({ toast: { kind: "error", ...messages.login.exception } });

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

interface CodeFormProps {
  from: string;
  isRecovery: boolean;
  error?: string;
}

function CodeForm({ from, isRecovery, error }: CodeFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);

  useProblemFocus(form, error, "code");

  return (
    <Form ref={form} method="post" replace className="grid gap-5">
      <p>{isRecovery ? signInStepPage.recoveryText : signInStepPage.text}</p>
      <input type="hidden" name="from" value={from} />
      <CodeField
        label={isRecovery ? signInStepPage.recoveryCode : signInStepPage.code}
        hasLetters={isRecovery}
        error={error}
        autoFocus
      />
      <Button busy={isBusy}>{isBusy ? messages.login.pending : signInStepPage.submit}</Button>
    </Form>
  );
}
