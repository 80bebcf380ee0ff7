import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, Link, useLoaderData } from "@remix-run/react";
import * as messages from "~/content/admin-messages";
import { getSignInPath, toAdminPath } from "~/features/accounts/safe-path";
import { findPendingSignIn } from "~/features/accounts/sign-in.server";
import { getSwitchCodeLabel, SignInButton, SignInFields } from "~/features/accounts/sign-in-fields";
import { SignInSheet } from "~/features/accounts/sign-in-sheet";
import { checkCodeStep } from "~/features/accounts/sign-in-steps.server";
import { adminMeta } from "~/frames/admin/screens";
import { readQuery } from "~/platform/http/read-request";
import { requireSameOrigin } from "~/platform/http/request.server";
import { ButtonLink } from "~/platform/ui/button";
import { PostForm } from "~/platform/ui/form/post-form";
import { submitFormWithToast } from "~/platform/ui/form/submit-form";
import { useForm } from "~/platform/ui/form/use-form";

const heading = "Enter your code";

export const meta = () => adminMeta(heading);

export { passOnHeaders as headers } from "~/platform/http/page-handle";

export async function loader({ request }: LoaderFunctionArgs) {
  const searchParams = readQuery(request);
  const from = toAdminPath(searchParams.get("from"));
  if (!(await findPendingSignIn(request))) throw redirect(getSignInPath(from));
  return { from, isRecovery: searchParams.has("recovery") };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  return await checkCodeStep(request);
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  submitFormWithToast({ type: "error", ...messages.login.exception }, args);

export default function SignInCode() {
  const { from, isRecovery } = useLoaderData<typeof loader>();
  const form = useForm({ hasDraft: false, clearOnError: "code" });
  return (
    <SignInSheet
      heading={heading}
      toast={form.refused?.toast}
      backLink={
        <ButtonLink to={getSignInPath(from)} variant="quiet" icon="arrow-left">
          Start again
        </ButtonLink>
      }
    >
      <PostForm key={String(isRecovery)} form={form} className="grid gap-5">
        <input type="hidden" name="from" value={from} />
        <SignInFields step={isRecovery ? "recovery" : "code"} form={form} />
        <SignInButton isBusy={form.isBusy} />
      </PostForm>
      <Link
        to={`${getSignInPath(from, "code")}${isRecovery ? "" : "&recovery=yes"}`}
        replace
        className="text-link mt-4 inline-flex min-h-11 items-center text-sm"
      >
        {getSwitchCodeLabel(isRecovery)}
      </Link>
    </SignInSheet>
  );
}
