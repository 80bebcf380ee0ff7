import { type Payment, paymentMethods } from "~/features/orders/order";
import { formatRupees } from "~/features/quotations/money";
import { formatDay } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import { DialogLink } from "~/platform/ui/dialog";
import { Fold } from "~/platform/ui/fold";
import { FieldError, SelectField, TextField } from "~/platform/ui/form/field";
import { DraftNote, ErrorSummary } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { type FormState, useForm } from "~/platform/ui/form/use-form";

export const paymentDirections = [
  { value: "received", label: "Received" },
  { value: "refund", label: "Refund" },
] as const;

/** Asks once whether something unusual is meant. */
export function ConfirmBox({ form, label }: { form: FormState; label: string }) {
  const { error } = form.field("confirmed");
  if (!error) return null;
  return (
    <div className="grid basis-full gap-1">
      <FieldError id="confirmed-error">{error}</FieldError>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          id="field-confirmed"
          type="checkbox"
          name="confirmed"
          value="yes"
          aria-describedby="confirmed-error"
          className="size-6 shrink-0"
        />
        {label}
      </label>
    </div>
  );
}

export function PaymentRow({ payment, removePath }: { payment: Payment; removePath: string }) {
  const { amount, method, reference, note, receivedOn } = payment;
  const label = paymentMethods.find(({ value }) => value === method)?.label ?? method;
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1 text-sm">
      <p className="figures min-w-0 flex-1 wrap-anywhere">
        <strong>{formatRupees(amount * 100)}</strong>
        <span className="text-steel-600">
          {` ${[amount < 0 ? "Refund" : "", formatDay(receivedOn), label, reference].filter(Boolean).join(" · ")}`}
        </span>
        {note ? <span className="block text-steel-600">{note}</span> : null}
      </p>
      <DialogLink
        to={removePath}
        className="inline-flex min-h-11 items-center px-3 underline underline-offset-4"
      >
        Remove<span className="sr-only">{` ${formatRupees(amount * 100)}`}</span>
      </DialogLink>
    </li>
  );
}

interface PaymentFormProps {
  /** In rupees: what the customer should pay next. */
  dueAmount: number | null;
  /** Paying is the next thing to do. */
  isDueNow: boolean;
  today: string;
  idempotencyKey: string;
}

export function PaymentForm({ dueAmount, isDueNow, today, idempotencyKey }: PaymentFormProps) {
  const amount = dueAmount !== null && dueAmount > 0 ? dueAmount.toLocaleString("en-IN") : "";
  const values = { amount, direction: "received", receivedOn: today, method: "upi" };
  const form = useForm({ intent: "payment", values, idempotencyKey });
  const { field, refused, isBusy } = form;
  const errors = refused?.errors ?? {};
  return (
    <PostForm form={form} noValidate>
      <div className="grid gap-4 p-4 sm:p-5">
        <ErrorSummary title="Please check these fields" errors={errors} />
        <DraftNote form={form} />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            {...field("amount")}
            label="Amount (₹)"
            inputMode="numeric"
            required
            maxLength={20}
            autoComplete="off"
          />
          <SelectField {...field("method")} label="Method" options={paymentMethods} />
        </div>
        <ConfirmBox form={form} label="Add it anyway" />
        <Button variant={isDueNow ? "primary" : "secondary"} busy={isBusy} className="justify-self-start">
          Add payment
        </Button>
      </div>
      <Fold
        className="border-steel-200 border-t text-sm"
        title="Another date, a reference or a refund"
        isOpen={Boolean(refused) || form.isRestored}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...field("direction")} label="Type" options={paymentDirections} />
          <TextField {...field("receivedOn")} label="Date" type="date" max={today} required />
          <TextField
            {...field("reference")}
            label="Reference"
            note="optional, on the customer's receipt"
            maxLength={100}
            autoComplete="off"
          />
          <TextField
            {...field("note")}
            label="Note"
            note="optional, not on the receipt"
            maxLength={200}
            autoComplete="off"
          />
        </div>
      </Fold>
    </PostForm>
  );
}

interface AgreedFormProps {
  /** In rupees. */
  agreedAmount: number | null;
  /** Of the order, in rupees. */
  total: number | null;
  hasQuotations: boolean;
}

/** For what was agreed without a quotation: the whole order, or extra work and discounts. */
export function AgreedForm({ agreedAmount, total, hasQuotations }: AgreedFormProps) {
  const form = useForm({ intent: "agreed", values: { agreed: agreedAmount ?? "" }, hasDraft: false });
  const { field, isBusy } = form;
  return (
    <PostForm form={form} noValidate className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="shownTotal" value={total ?? ""} />
      <TextField
        {...field("agreed")}
        label={hasQuotations ? "Agreed besides the quotations, in rupees" : "Agreed amount in rupees"}
        help={hasQuotations ? "Negative for a discount. Leave blank for nothing." : undefined}
        inputMode={hasQuotations ? "text" : "numeric"}
        maxLength={20}
        autoComplete="off"
        className="min-w-0 flex-1 basis-60"
      />
      <Button variant="secondary" busy={isBusy}>
        Save<span className="sr-only"> the agreed amount</span>
      </Button>
    </PostForm>
  );
}
