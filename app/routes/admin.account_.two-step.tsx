import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { config } from "~/config.server";
import { twoStepPage } from "~/content/account";
import { db } from "~/db/database.server";
import { formatTotpAddress } from "~/domain/auth/totp.server";
import { findPendingSecret, turnOnTwoStep } from "~/domain/auth/two-step.server";
import { confirmPassword } from "~/http/confirm-password.server";
import { drawQrCode } from "~/http/qr-code.server";
import { readForm, readText } from "~/http/read-form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { AccountPanel } from "~/ui/admin/account-panel";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { RecoveryCodes } from "~/ui/admin/recovery-codes";
import { adminMeta } from "~/ui/admin/screens";
import { type SetUp, TwoStepSetUp } from "~/ui/admin/two-step-set-up";
import { ButtonLink } from "~/ui/button";

export const meta = () => adminMeta(twoStepPage.setUp.heading);

export async function loader({ request }: LoaderFunctionArgs) {
  const { admin } = await requireAdmin(request);
  const secret = await findPendingSecret(db, admin.id);
  if (secret === null) return null;
  const address = formatTotpAddress(secret, { issuer: config.business.name, username: admin.username });
  return { secret, address, qrCode: drawQrCode(address) } satisfies SetUp;
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const { admin } = await requireAdmin(request, { keepsForm: false });
  const form = await readForm(request);
  const refused = await confirmPassword(admin.id, readText(form, "password"));
  if (refused) return refuse({ password: refused.message }, refused.status);
  const codes = await turnOnTwoStep(db, admin.id, readText(form, "code"));
  return codes ? data({ codes, errors: undefined }) : refuse({ code: twoStepPage.setUp.wrong }, 400);
}

function refuse(errors: Record<string, string>, status: number) {
  return data({ codes: undefined, errors }, { status });
}

export default function TwoStepPage() {
  const setUp = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.codes) {
    return (
      <div className="max-w-2xl">
        <AccountPanel title={twoStepPage.codes.heading} text={twoStepPage.on}>
          <RecoveryCodes codes={answer.codes} />
        </AccountPanel>
      </div>
    );
  }
  if (setUp) return <TwoStepSetUp {...setUp} errors={answer?.errors} />;
  return (
    <div className="grid justify-items-start gap-4">
      <p>{twoStepPage.setUp.over}</p>
      <ButtonLink to="/admin/account" variant="secondary" icon="arrow-left">
        {twoStepPage.back}
      </ButtonLink>
    </div>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
