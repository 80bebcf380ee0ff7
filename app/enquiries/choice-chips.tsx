import type { ReactNode } from "react";
import { inboxWords } from "~/content/inbox";
import { nextSteps, resolveNextStep } from "~/enquiries/next-step";
import { formatShortDay } from "~/time/format-day";
import { control } from "~/ui/form/field";
import { Icon } from "~/ui/icon";

interface ChipProps {
  name: string;
  value: string;
  isChosen: boolean;
  /** The saved choice keeps its place when another is chosen. */
  isSaved?: boolean;
  children: ReactNode;
}

export function Chip({ name, value, isChosen, isSaved = isChosen, children }: ChipProps) {
  return (
    <label className="chip" data-saved={isSaved || undefined}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        data-draft="changed"
        className="sr-only"
      />
      {children}
    </label>
  );
}

interface NextStepChoiceProps {
  legend: string;
  /** For the answer bar: a calendar icon is the legend, and the bar shows errors. */
  isCompact?: boolean;
  next: string;
  day: string;
  /** ISO 8601. */
  now: string;
  error?: string;
}

export function NextStepChoice({ legend, isCompact, next, day, now, error }: NextStepChoiceProps) {
  const problemId = isCompact ? "answer-problems" : "next-step-problem";
  return (
    <fieldset className={isCompact ? "answer-choices" : "next-step-choices"}>
      <legend className={isCompact ? "sr-only" : "display-face mb-1.5 text-sm tracking-normal"}>
        {legend}
      </legend>
      {isCompact ? (
        <span aria-hidden="true" className="grid shrink-0 place-items-center pr-1 text-steel-600">
          <Icon name="calendar" className="size-5" />
        </span>
      ) : null}
      {nextSteps.map(({ value, label, days }) => (
        <Chip key={value} name="next" value={value} isChosen={value === next}>
          {label}
          {days ? (
            <span className="sr-only">, {nameDay(resolveNextStep(value, null, new Date(now)))}</span>
          ) : null}
        </Chip>
      ))}
      <label className="answer-date">
        <span className="sr-only">{inboxWords.answer.date}</span>
        <input
          type="date"
          name="followUpOn"
          defaultValue={day}
          data-preset={day}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? problemId : undefined}
          className={`${control} min-h-11! py-1.5! text-sm!`}
        />
      </label>
      {error && !isCompact ? (
        <p id={problemId} className="flex shrink-0 items-center gap-1.5 text-sm font-semibold text-danger">
          <Icon name="warning" className="size-4.5" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function nameDay(day: string | null): string {
  return day ? formatShortDay(day) : "";
}
