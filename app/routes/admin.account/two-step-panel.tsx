import { Form, useNavigation } from "@remix-run/react";
import type { TwoStep } from "~/accounts/two-step.server";
import { Panel } from "~/admin/panel";
import { twoStepPage } from "~/content/account";
import { Button } from "~/ui/button";
import { DialogLink } from "~/ui/dialog";
import { Icon } from "~/ui/icon";

export function TwoStepPanel({ isOn, recoveryCodesLeft }: TwoStep) {
  const { state, formData } = useNavigation();
  return (
    <Panel title={twoStepPage.heading} text={twoStepPage.text}>
      {isOn ? (
        <>
          <div className="grid gap-1">
            <p className="flex items-center gap-2">
              <Icon name="check" className="text-ok" />
              {twoStepPage.on}
            </p>
            <p className="figures text-sm text-steel-600">{twoStepPage.codesLeft(recoveryCodesLeft)}</p>
          </div>
          <p className="flex flex-wrap gap-x-5">
            <DialogLink
              to="/admin/account/recovery-codes"
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              {twoStepPage.renew}
            </DialogLink>
            <DialogLink
              to="/admin/account/two-step-off"
              className="inline-flex min-h-11 items-center text-danger text-sm underline underline-offset-4"
            >
              {twoStepPage.turnOff}
            </DialogLink>
          </p>
        </>
      ) : (
        <Form method="post" action="/admin/account" className="grid justify-items-start gap-5">
          <p>{twoStepPage.off}</p>
          <Button
            name="twoStep"
            value="start"
            variant="secondary"
            busy={state !== "idle" && formData?.has("twoStep") === true}
          >
            {twoStepPage.start}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
