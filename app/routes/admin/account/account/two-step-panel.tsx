import type { TwoStep } from "~/features/accounts/two-step.server";
import { Panel } from "~/frames/admin/panel";
import { Button } from "~/platform/ui/button";
import { DialogLink } from "~/platform/ui/dialog";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { Icon } from "~/platform/ui/icon";

export function TwoStepPanel({ isOn, recoveryCodesLeft }: TwoStep) {
  const form = useForm({ intent: "twoStep", hasDraft: false });
  return (
    <Panel title="Two-step sign-in" text="Sign in with your password and a code from your phone.">
      {isOn ? (
        <>
          <div className="grid gap-1">
            <p className="flex items-center gap-2">
              <Icon name="check" className="text-ok" />
              Two-step sign-in is on.
            </p>
            <p className="figures text-sm text-steel-600">{`${recoveryCodesLeft} of 10 recovery codes left.`}</p>
          </div>
          <p className="flex flex-wrap gap-x-5">
            <DialogLink
              to="/admin/account/recovery-codes"
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              New recovery codes
            </DialogLink>
            <DialogLink
              to="/admin/account/two-step-off"
              className="inline-flex min-h-11 items-center text-danger text-sm underline underline-offset-4"
            >
              Turn off
            </DialogLink>
          </p>
        </>
      ) : (
        <PostForm form={form} replace={false} className="grid justify-items-start gap-5">
          <p>
            You need an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password.
          </p>
          <Button variant="secondary" busy={form.isBusy}>
            Set up
          </Button>
        </PostForm>
      )}
    </Panel>
  );
}
