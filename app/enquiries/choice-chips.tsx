import type { ReactNode } from "react";
import { type FollowUp, followUpKinds } from "~/enquiries/follow-up";
import { nextSteps, resolveNextStep } from "~/enquiries/next-step";
import { formatShortDay } from "~/time/format-day";
import { control } from "~/ui/form/field";
import { Icon } from "~/ui/icon";

interface ChipProps {
  name: string;
  value: string;
  isChosen: boolean;
  children: ReactNode;
}

export function Chip({ name, value, isChosen, children }: ChipProps) {
  return (
    <label className="chip">
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

interface FollowUpChoiceProps {
  legend: string;
  /** For the answer bar: a calendar icon is the legend, and the bar shows errors. */
  isCompact?: boolean;
  /** Typed values by field; empty for a new form. */
  typed: Readonly<Record<string, string>>;
  /** The saved follow-up. */
  planned?: FollowUp | null;
  /** ISO 8601. */
  now: string;
  errors: Readonly<Record<string, string>>;
}

/** CSS shows the type, the time and the date when they are needed. */
export function FollowUpChoice({
  legend,
  isCompact,
  typed,
  planned = null,
  now,
  errors,
}: FollowUpChoiceProps) {
  const next = typed.next ?? (planned ? "on" : "none");
  const day = typed.followUpOn ?? planned?.day ?? "";
  const problem = errors.followUpOn ?? errors.followUpTime;
  const problemId = isCompact ? "answer-problems" : "next-step-problem";
  const describe = (error: string | undefined) => ({
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? problemId : undefined,
  });
  return (
    <fieldset
      className={isCompact ? "answer-choices follow-up-choices" : "next-step-choices follow-up-choices"}
    >
      <legend className={isCompact ? "sr-only" : "display-face mb-1.5 text-sm tracking-normal"}>
        {legend}
      </legend>
      {isCompact ? (
        <span aria-hidden="true" className="grid shrink-0 place-items-center text-steel-600">
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
      <div className="follow-up-details">
        <label className="answer-date">
          <span className="sr-only">Date of the follow-up</span>
          <input
            type="date"
            name="followUpOn"
            defaultValue={day}
            data-preset={day}
            {...describe(errors.followUpOn)}
            className={small}
          />
        </label>
        <select
          name="followUpKind"
          aria-label="Type of the follow-up"
          defaultValue={typed.followUpKind ?? planned?.kind ?? "call"}
          data-preset={planned?.kind ?? "call"}
          className={`${small} min-w-0 flex-1`}
        >
          {followUpKinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <label className="follow-up-time">
          <span className="sr-only">Time of the follow-up, optional</span>
          <input
            type="time"
            name="followUpTime"
            defaultValue={typed.followUpTime ?? planned?.time ?? ""}
            data-preset={planned?.time ?? ""}
            {...describe(errors.followUpTime)}
            className={small}
          />
        </label>
      </div>
      {problem && !isCompact ? (
        <p id={problemId} className="flex shrink-0 items-center gap-1.5 text-sm font-semibold text-danger">
          <Icon name="warning" className="size-4.5" />
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}

/** All three fit beside each other at 360 pixels. */
const small = `${control} min-h-11! px-1.5! py-1.5! text-sm!`;

function nameDay(day: string | null): string {
  return day ? formatShortDay(day) : "";
}
