import { ChoiceFields, findChosenTotal, useChoice } from "~/features/quotations/choice-fields";
import type { CustomerPage } from "~/features/quotations/customer-page.server";
import { formatRupees } from "~/features/quotations/money";
import { canAccept, MAX_DECLINE_REASON_LENGTH } from "~/features/quotations/quotation-state";
import { Button } from "~/platform/ui/button";
import { Fold } from "~/platform/ui/fold";
import { FieldError, TextArea, TextField } from "~/platform/ui/form/field";
import { ErrorSummary } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";

interface AnswerPage extends CustomerPage {
  lastQuestion: { text: string; askedOn: string } | null;
  idempotencyKey: string;
}

export function AnswerForms({ page }: { page: AnswerPage }) {
  const { state, withdrawUntil } = page;
  const isOpen = canAccept(state);
  return (
    <div className="grid gap-4" data-no-print="">
      {isOpen ? <AcceptForm page={page} /> : null}
      {withdrawUntil ? <WithdrawForm until={withdrawUntil} /> : null}
      {state === "withdrawn" ? null : <QuestionForm {...page} />}
      {isOpen && state !== "declined" ? <DeclineForm /> : null}
    </div>
  );
}

function AcceptForm({ page }: { page: CustomerPage }) {
  const form = useForm({ intent: "accept" });
  const { field, refused, isBusy } = form;
  const { error: agreedError } = field("agreed");
  const { offered } = page;
  const choice = useChoice(form);
  const chosenTotal = offered && findChosenTotal(offered, choice);
  const price =
    chosenTotal === null
      ? offered
        ? "with what I chose"
        : `for ${page.total}`
      : `for ${formatRupees(chosenTotal)}`;
  return (
    // Afterwards, the top of the page says what happens next.
    <PostForm
      form={form}
      noValidate
      preventScrollReset={false}
      className="grid gap-4 bg-paper p-5 sm:p-8 [&_input]:scroll-mt-44"
    >
      <h2 id="accept" className="scroll-mt-20 text-title">
        Accept this quotation
      </h2>
      <ErrorSummary title="Please check these fields" errors={refused?.errors ?? {}} />
      {offered ? <ChoiceFields form={form} offered={offered} choice={choice} /> : null}
      {chosenTotal === null ? null : <input type="hidden" name="total" value={chosenTotal} />}
      <TextField {...field("name")} label="Your name" required autoComplete="name" maxLength={200} />
      <div className="grid gap-1.5">
        <label className="flex min-h-11 items-start gap-3">
          <input
            id="field-agreed"
            type="checkbox"
            name="agreed"
            value="yes"
            defaultChecked={refused?.typed.agreed === "yes" && !agreedError}
            aria-invalid={agreedError ? true : undefined}
            aria-describedby={agreedError ? "agreed-error" : undefined}
            className="mt-0.5 size-6 shrink-0"
          />
          {`I accept ${page.quotation.number} ${price} on the terms above.`}
        </label>
        {agreedError ? <FieldError id="agreed-error">{agreedError}</FieldError> : null}
      </div>
      <Button busy={isBusy} className="w-full sm:w-auto sm:justify-self-start">
        Accept
      </Button>
      <p className="text-sm text-steel-600">You can withdraw your acceptance within 30 minutes.</p>
    </PostForm>
  );
}

function WithdrawForm({ until }: { until: string }) {
  const form = useForm({ intent: "withdraw", hasDraft: false });
  return (
    <PostForm
      form={form}
      preventScrollReset={false}
      className="flex flex-wrap items-center gap-3 bg-paper p-5 sm:px-8"
    >
      <p className="min-w-0 flex-1 basis-56 text-sm">
        {`Changed your mind? You can withdraw your acceptance until ${until}.`}
      </p>
      <Button variant="secondary" busy={form.isBusy}>
        Withdraw acceptance
      </Button>
    </PostForm>
  );
}

function QuestionForm({ idempotencyKey, lastQuestion }: Pick<AnswerPage, "idempotencyKey" | "lastQuestion">) {
  const form = useForm({ intent: "ask", idempotencyKey });
  const { field, refused, isBusy } = form;
  return (
    <Fold
      inset="page"
      className="bg-paper"
      title={<h2 className="display-face tracking-normal">Ask a question</h2>}
      isOpen={refused !== undefined || lastQuestion !== null}
    >
      {lastQuestion ? (
        <p className="wrap-anywhere mb-4 whitespace-pre-line">{`You asked on ${lastQuestion.askedOn}: “${lastQuestion.text}”`}</p>
      ) : null}
      <PostForm form={form} noValidate className="grid gap-4">
        <TextArea {...field("question")} label="Your question" required maxLength={5000} />
        <Button variant="secondary" busy={isBusy} className="w-full sm:w-auto sm:justify-self-start">
          Send
        </Button>
      </PostForm>
    </Fold>
  );
}

function DeclineForm() {
  const form = useForm({ intent: "decline" });
  const { field, refused, isBusy } = form;
  return (
    <Fold
      inset="page"
      className="bg-paper"
      title={<h2 className="display-face tracking-normal">Decline</h2>}
      isOpen={refused !== undefined}
    >
      <PostForm form={form} noValidate preventScrollReset={false} className="grid gap-4">
        <TextArea {...field("reason")} label="Why?" required maxLength={MAX_DECLINE_REASON_LENGTH} />
        <Button variant="secondary" busy={isBusy} className="w-full sm:w-auto sm:justify-self-start">
          Decline the quotation
        </Button>
      </PostForm>
    </Fold>
  );
}
