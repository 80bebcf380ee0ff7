import { ChoiceFields, useChoice } from "~/features/quotations/choice-fields";
import type { OfferedQuotation } from "~/features/quotations/customer-page.server";
import { acceptanceWays } from "~/features/quotations/quotation-state";
import { Button } from "~/platform/ui/button";
import { Fold } from "~/platform/ui/fold";
import { RadioField, TextField } from "~/platform/ui/form/field";
import { ErrorSummary } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";

interface AcceptancePanelProps {
  name: string;
  offered: OfferedQuotation | null;
  today: string;
  /** Of the previewed draft. */
  version: number;
}

/** For a customer who says yes without opening the link. */
export function AcceptancePanel({ name, offered, today, version }: AcceptancePanelProps) {
  const values = { name, acceptedOn: today, way: "phone" };
  const form = useForm({ intent: "accepted", values, version, hasDraft: false });
  const { field, refused, isBusy } = form;
  const choice = useChoice(form);
  return (
    <section id="accepted" aria-labelledby="accepted-title" className="sheet" data-no-print="">
      <Fold
        isOpen={refused !== undefined}
        title={
          <h2 id="accepted-title" className="display-face tracking-normal">
            The customer accepted by phone, on WhatsApp or in person
          </h2>
        }
      >
        <PostForm form={form} noValidate className="grid gap-4">
          <ErrorSummary title="Please check these fields" errors={refused?.errors ?? {}} />
          {offered ? <ChoiceFields form={form} offered={offered} choice={choice} /> : null}
          <RadioField
            {...field("way")}
            legend="Accepted"
            options={acceptanceWays.filter(({ value }) => value !== "online")}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField {...field("name")} label="Who accepted" required maxLength={200} autoComplete="off" />
            <TextField {...field("acceptedOn")} label="Date" type="date" max={today} required />
          </div>
          <Button busy={isBusy} className="justify-self-start">
            Mark as accepted
          </Button>
          <p className="text-sm text-steel-600">
            This version can't change afterwards. The customer gets a confirmation by email, if you have their
            address.
          </p>
        </PostForm>
      </Fold>
    </section>
  );
}
