import {
  findCurrentStage,
  findNextStage,
  type Order,
  type OrderStage,
  orderStages,
} from "~/features/orders/order";
import { formatDay } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import { Fold } from "~/platform/ui/fold";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm, useRefusedForm } from "~/platform/ui/form/use-form";
import { ConfirmBox } from "./order-forms";

interface OrderStagesProps {
  order: Pick<Order, "stages">;
  today: string;
  /** A payment is the next thing to do. */
  isPaymentDue: boolean;
}

/** One button for the next stage today; other stages and days are folded. */
export function OrderStages({ order, today, isPaymentDue }: OrderStagesProps) {
  const { stages } = order;
  const current = findCurrentStage(order);
  const next = findNextStage(order);
  const refused = useRefusedStage();
  const isNextRefused = refused?.stage === next?.value && refused?.day === "today";
  return (
    <section aria-labelledby="stages" className="sheet">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
        <div className="min-w-0 flex-1 basis-40">
          <h3 id="stages" className="text-title">
            {current?.label ?? "Not started"}
          </h3>
          {current ? (
            <p className="figures text-sm text-steel-600">{formatDay(stages[current.value] ?? "")}</p>
          ) : null}
        </div>
        {next ? (
          <NextStageForm
            stage={next.value}
            label={next.label}
            isRefused={isNextRefused}
            isSecondary={isPaymentDue}
          />
        ) : null}
      </div>
      <Fold
        className="border-steel-200 border-t text-sm"
        title="Other stages and dates"
        isOpen={refused && !isNextRefused}
      >
        <ol className="divide-y divide-steel-200">
          {orderStages.map(({ value, label }) => (
            <li key={value} className="flex min-h-16 flex-wrap items-center gap-x-4 py-2">
              <p className="min-w-36 flex-1">
                <span className="display-face block text-sm tracking-normal">{label}</span>
                {stages[value] ? (
                  <span className="figures text-sm text-steel-600">{formatDay(stages[value])}</span>
                ) : null}
              </p>
              <StageForm
                stage={value}
                label={label}
                day={stages[value] ?? null}
                today={today}
                refusedDay={refused?.stage === value && !isNextRefused ? (refused.day ?? "") : null}
              />
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  );
}

function useRefusedStage() {
  const typed = useRefusedForm()?.typed;
  return typed?.intent === "reach" ? typed : undefined;
}

interface StageProps {
  stage: OrderStage;
  label: string;
}

interface NextStageFormProps extends StageProps {
  isRefused: boolean;
  isSecondary: boolean;
}

function NextStageForm({ stage, label, isRefused, isSecondary }: NextStageFormProps) {
  const form = useForm({ intent: "reach", hasDraft: false });
  return (
    <PostForm form={form} className="grid gap-2">
      <input type="hidden" name="stage" value={stage} />
      <input type="hidden" name="day" value="today" />
      {isRefused ? <ConfirmBox form={form} label="Mark as paid anyway" /> : null}
      <Button
        variant={isSecondary ? "secondary" : "primary"}
        busy={form.isBusy}
        className="justify-self-start"
      >
        {`Next: ${label.toLowerCase()}`}
      </Button>
    </PostForm>
  );
}

interface StageFormProps extends StageProps {
  today: string;
  /** Null unless reached. */
  day: string | null;
  /** Null unless this form was refused. */
  refusedDay: string | null;
}

function StageForm({ stage, label, day, today, refusedDay }: StageFormProps) {
  const form = useForm({ intent: day ? "undo" : "reach", hasDraft: false });
  return (
    <PostForm form={form} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="stage" value={stage} />
      {day ? null : (
        <input
          type="date"
          name="day"
          defaultValue={refusedDay ?? today}
          max={today}
          aria-label={`${label} on`}
          className="min-h-11 w-36 rounded-sm border border-steel-300 px-2 text-sm"
        />
      )}
      <Button variant={day ? "quiet" : "secondary"} busy={form.isBusy} className="px-4!">
        {day ? "Undo" : "Done"}
        <span className="sr-only">{label}</span>
      </Button>
      {refusedDay === null ? null : <ConfirmBox form={form} label="Mark as paid anyway" />}
    </PostForm>
  );
}
