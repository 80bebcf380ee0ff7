import { formatRupees } from "~/features/quotations/money";
import { type Payment, paymentMethods } from "~/features/quotations/order";
import { formatDay } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import { SelectField, TextField } from "~/platform/ui/form/field";
import { ErrorSummary } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";

export function StageForm({
  stage,
  label,
  day,
  today,
}: {
  stage: string;
  label: string;
  day: string | null;
  today: string;
}) {
  const form = useForm({ intent: day ? "undo" : "reach", hasDraft: false });
  return (
    <PostForm form={form} className="flex items-center gap-2">
      <input type="hidden" name="stage" value={stage} />
      {day ? null : (
        <input
          type="date"
          name="day"
          defaultValue={today}
          max={today}
          aria-label={`${label} on`}
          className="min-h-11 w-36 rounded-sm border border-steel-300 px-2 text-sm"
        />
      )}
      <Button variant={day ? "quiet" : "secondary"} busy={form.isBusy} className="px-4!">
        {day ? "Undo" : "Done"}
        <span className="sr-only">{label}</span>
      </Button>
    </PostForm>
  );
}

export function PaymentRow({ payment }: { payment: Payment }) {
  const { id, amount, method, reference, receivedOn } = payment;
  const form = useForm({ intent: "remove", hasDraft: false });
  const label = paymentMethods.find(({ value }) => value === method)?.label ?? method;
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1 text-sm">
      <p className="figures min-w-0 flex-1 wrap-anywhere">
        <strong>{formatRupees(amount * 100)}</strong>{" "}
        <span className="text-steel-600">
          {[formatDay(receivedOn), label, reference].filter(Boolean).join(" · ")}
        </span>
      </p>
      <PostForm form={form}>
        <input type="hidden" name="payment" value={id} />
        <Button variant="quiet" busy={form.isBusy}>
          Remove<span className="sr-only"> {formatRupees(amount * 100)}</span>
        </Button>
      </PostForm>
    </li>
  );
}

interface PaymentFormProps {
  balance: number | null;
  today: string;
  idempotencyKey: string;
}

export function PaymentForm({ balance, today, idempotencyKey }: PaymentFormProps) {
  const values = { receivedOn: today, method: "upi" };
  const form = useForm({ intent: "payment", values, idempotencyKey });
  const { field, refused, isBusy } = form;
  return (
    <PostForm form={form} noValidate className="grid gap-4">
      <ErrorSummary title="Please check these fields" errors={refused?.errors ?? {}} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("amount")}
          label="Amount received in rupees"
          placeholder={balance !== null && balance > 0 ? String(balance) : undefined}
          inputMode="numeric"
          required
          maxLength={20}
          autoComplete="off"
        />
        <SelectField {...field("method")} label="Method" options={paymentMethods} />
        <TextField {...field("receivedOn")} label="Date" type="date" max={today} required />
        <TextField
          {...field("reference")}
          label="Reference"
          note="optional"
          maxLength={100}
          autoComplete="off"
        />
      </div>
      <Button variant="secondary" busy={isBusy} className="justify-self-start">
        Add payment
      </Button>
    </PostForm>
  );
}
