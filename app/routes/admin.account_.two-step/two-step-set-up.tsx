import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { CodeField } from "~/accounts/code-field";
import { PasswordField } from "~/accounts/password-field";
import { Panel } from "~/admin/panel";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { twoStepPage } from "~/content/account";
import { Button, ButtonLink } from "~/ui/button";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import type { QrDrawing } from "./qr-code.server";

const { setUp: words } = twoStepPage;

export interface SetUp {
  secret: string;
  /** An `otpauth:` address, which opens an app on the same device. */
  address: string;
  qrCode: QrDrawing;
}

interface TwoStepSetUpProps extends SetUp {
  errors: Record<string, string> | undefined;
  /** Set when the form did not reach the site. */
  toast: ToastMessage | undefined;
}

export function TwoStepSetUp({ secret, address, qrCode, errors, toast }: TwoStepSetUpProps) {
  return (
    <div className="grid max-w-4xl items-start gap-4 lg:grid-cols-2">
      <Toasts toast={toast} />
      <Panel title={words.add}>
        {/* On a phone the app is on this device, so the link comes first; elsewhere the QR code does. */}
        <a
          href={address}
          className="text-link inline-flex min-h-11 items-center justify-self-start text-sm max-sm:display-face max-sm:w-full max-sm:justify-center max-sm:rounded-sm max-sm:bg-spark max-sm:px-6 max-sm:text-coal max-sm:no-underline sm:order-1"
        >
          {words.onThisDevice}
        </a>
        <div className="grid gap-5">
          <p className="max-w-[60ch] text-sm text-steel-600">{words.scan}</p>
          <svg
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            role="img"
            aria-label={words.picture}
            shapeRendering="crispEdges"
            className="w-full max-w-60 bg-chalk forced-colors:forced-color-adjust-none"
          >
            <path d={qrCode.path} fill="#000" />
          </svg>
        </div>
        <div className="grid gap-1 sm:order-2">
          <p className="text-sm text-steel-600">{words.byHand}</p>
          <p className="break-words font-mono">{secret.replace(/.{4}(?=.)/g, "$& ")}</p>
        </div>
      </Panel>
      <ConfirmForm errors={errors} />
    </div>
  );
}

function ConfirmForm({ errors }: { errors: Record<string, string> | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);

  useProblemFocus(form, errors);

  return (
    <Panel title={words.confirm} text={words.confirmText}>
      <Form ref={form} method="post" replace preventScrollReset className="grid gap-5">
        <CodeField label={words.code} error={errors?.code} />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          error={errors?.password}
        />
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy}>{words.submit}</Button>
          <ButtonLink to="/admin/account" variant="secondary">
            {words.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Panel>
  );
}
