import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readFirm } from "~/business/firm.server";
import { CodeField } from "~/features/accounts/code-field";
import { handleConfirmedForm } from "~/features/accounts/confirm-password.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { PasswordField } from "~/features/accounts/password-field";
import { RecoveryCodes } from "~/features/accounts/recovery-codes";
import {
  findPendingSecret,
  findTwoStep,
  formatTotpUri,
  turnOnTwoStep,
} from "~/features/accounts/two-step.server";
import { Panel } from "~/frames/admin/panel";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { readText } from "~/platform/http/read-request";
import { drawQrCode, type QrDrawing } from "~/platform/text/qr-code";
import { Button, ButtonLink } from "~/platform/ui/button";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { useLastActionData } from "~/platform/ui/hooks";
import { Toasts } from "~/platform/ui/toasts";

export const meta = () => adminMeta("Set up two-step sign-in");

export const loader = adminLoader(async ({ signedIn: { admin } }) => {
  const secret = await findPendingSecret(db, admin.id);
  if (secret === null) {
    if ((await findTwoStep(db, admin.id)).isOn) return null;
    throw redirect("/admin/account");
  }
  const totpUri = formatTotpUri(secret, {
    issuer: (await readFirm(db)).business.name,
    username: admin.username,
  });
  return { secret, totpUri, qrCode: drawQrCode(totpUri) } satisfies TwoStepSetup;
});

export const action = adminAction(
  async (args) =>
    await handleConfirmedForm(args, async (form) => {
      const codes = await turnOnTwoStep(db, args.signedIn.admin.id, readText(form, "code"));
      if (codes) return Response.json({ codes });
      const message = "Wrong code. Check the app again, and check that your phone's clock is right.";
      return { status: 400, message, errors: { code: message } };
    }),
  { savesForm: false },
);

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function TwoStepPage() {
  const setup = useLoaderData<typeof loader>();
  const codes = useLastActionData<{ codes?: string[] }>()?.codes;
  if (codes) {
    return (
      <Panel title="Your recovery codes" text="Two-step sign-in is on.">
        <RecoveryCodes codes={codes} />
      </Panel>
    );
  }
  if (setup) return <SetupScreen {...setup} />;
  return (
    <div className="grid justify-items-start gap-4">
      {/* After a double submit, the codes exist but were never shown. */}
      <p className="measure">
        Two-step sign-in is on. If you have not saved its recovery codes, make new ones.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/admin/account/recovery-codes">New recovery codes</ButtonLink>
        <ButtonLink to="/admin/account" variant="secondary" icon="arrow-left">
          Back to Account
        </ButtonLink>
      </div>
    </div>
  );
}

interface TwoStepSetup {
  secret: string;
  /** An `otpauth:` URL, which opens an authenticator app on the same device. */
  totpUri: string;
  qrCode: QrDrawing;
}

function SetupScreen({ secret, totpUri, qrCode }: TwoStepSetup) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title="Add the site to the app">
        {/* On a phone the app is on this device, so the link comes first; elsewhere the QR code does. */}
        <a
          href={totpUri}
          className="text-link inline-flex min-h-11 items-center justify-self-start text-sm max-sm:display-face max-sm:w-full max-sm:justify-center max-sm:rounded-sm max-sm:bg-spark max-sm:px-6 max-sm:text-coal max-sm:no-underline sm:order-1"
        >
          Open the app on this device
        </a>
        <div className="grid gap-5">
          <p className="max-w-[60ch] text-sm text-steel-600">
            In the authenticator app, add an account and point the camera at this code.
          </p>
          <svg
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            role="img"
            aria-label="QR code for the authenticator app"
            shapeRendering="crispEdges"
            className="w-full max-w-60 bg-chalk forced-colors:forced-color-adjust-none"
          >
            <path d={qrCode.path} fill="#000" />
          </svg>
        </div>
        <div className="grid gap-1 sm:order-2">
          <p className="text-sm text-steel-600">Or type this key into the app:</p>
          <p translate="no" className="break-words font-mono">
            {secret.replace(/.{4}(?=.)/g, "$& ")}
          </p>
        </div>
      </Panel>
      <ConfirmForm />
    </div>
  );
}

function ConfirmForm() {
  const form = useForm({ hasDraft: false });
  return (
    <Panel title="Confirm" text="Type the six digits the app now shows, and your password.">
      <Toasts toast={form.refused?.toast} />
      <PostForm form={form} className="grid gap-5">
        <CodeField label="Code from the app" error={form.field("code").error} />
        <PasswordField
          name="password"
          label="Your password"
          autoComplete="current-password"
          error={form.field("password").error}
        />
        <div className="flex flex-wrap gap-3">
          <Button busy={form.isBusy}>Turn on</Button>
          <ButtonLink to="/admin/account" variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </PostForm>
    </Panel>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
