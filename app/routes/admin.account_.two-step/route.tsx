import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readConfirmedForm } from "~/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { RecoveryCodes } from "~/accounts/recovery-codes";
import { findPendingSecret, findTwoStep, formatTotpAddress, turnOnTwoStep } from "~/accounts/two-step.server";
import { Panel } from "~/admin/panel";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { twoStepPage } from "~/content/account";
import { db } from "~/database/database.server";
import { readFirm } from "~/firm/firm.server";
import { readText } from "~/http/read-request";
import { ButtonLink } from "~/ui/button";
import type { ToastMessage } from "~/ui/toast-message";
import { drawQrCode } from "./qr-code.server";
import { type SetUp, TwoStepSetUp } from "./two-step-set-up";

export const meta = () => adminMeta(twoStepPage.setUp.heading);

/** Null when two-step sign-in is on. */
export const loader = adminLoader(async ({ signedIn: { admin } }) => {
  const secret = await findPendingSecret(db, admin.id);
  if (secret === null) {
    if ((await findTwoStep(db, admin.id)).isOn) return null;
    throw redirect("/admin/account");
  }
  const address = formatTotpAddress(secret, {
    issuer: (await readFirm(db)).business.name,
    username: admin.username,
  });
  return { secret, address, qrCode: drawQrCode(address) } satisfies SetUp;
});

export const action = adminAction(
  async ({ request, signedIn }) => {
    const { form, refused } = await readConfirmedForm({ request, signedIn });
    if (refused) return refuse({ password: refused.message }, refused.status);
    const codes = await turnOnTwoStep(db, signedIn.admin.id, readText(form, "code"));
    return codes ? data({ codes, errors: undefined }) : refuse({ code: twoStepPage.setUp.wrong }, 400);
  },
  { savesForm: false },
);

function refuse(errors: Record<string, string>, status: number) {
  return data({ codes: undefined, errors }, { status });
}

export const clientAction = submitWithFallback(tellUnsent());

interface Answer {
  codes?: string[];
  errors?: Record<string, string>;
  toast?: ToastMessage;
}

export default function TwoStepPage() {
  const setUp = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  if (answer?.codes) {
    return (
      <div className="max-w-2xl">
        <Panel title={twoStepPage.codes.heading} text={twoStepPage.on}>
          <RecoveryCodes codes={answer.codes} />
        </Panel>
      </div>
    );
  }
  if (setUp) return <TwoStepSetUp {...setUp} errors={answer?.errors} toast={answer?.toast} />;
  return (
    <div className="grid justify-items-start gap-4">
      {/* A form that was sent twice leads here, and the codes it created were never shown. */}
      <p className="measure">{twoStepPage.setUp.isOn}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/admin/account/recovery-codes">{twoStepPage.renew}</ButtonLink>
        <ButtonLink to="/admin/account" variant="secondary" icon="arrow-left">
          {twoStepPage.back}
        </ButtonLink>
      </div>
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
