import type { ReactNode } from "react";
import { type FollowUp, followUpTypes } from "~/features/enquiries/follow-up";
import { followUpOptions, resolveFollowUpDay } from "~/features/enquiries/follow-up-options";
import { formatDay } from "~/platform/time/time";
import { controlClasses, PlainSelect } from "~/platform/ui/form/field";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

/** Combine with `flex`. */
export const chipRow = "relative col-span-full min-w-0 flex-wrap gap-1";

interface ChipProps {
  name: string;
  value: string;
  isChosen: boolean;
  isCompact?: boolean;
  /** Fields that a draft stores instead. */
  draftAs?: string;
  /** Drafts store it also when unchanged: after a reload, the form lacks what was passed to it. */
  isAlwaysInDraft?: boolean;
  children: ReactNode;
}

export function Chip({ name, value, isChosen, isCompact, draftAs, isAlwaysInDraft, children }: ChipProps) {
  return (
    <label
      className={joinClasses(
        "relative inline-flex min-h-[2.75rem] min-w-11 shrink-0 cursor-pointer items-center justify-center rounded-sm border border-steel-300 bg-paper text-sm whitespace-nowrap hover:border-graphite",
        "has-checked:border-plate has-checked:bg-plate has-checked:text-paper",
        "has-focus-visible:outline-2 has-focus-visible:outline-spark has-focus-visible:outline-offset-2",
        "forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:font-bold",
        isCompact ? "px-1.75 sm:px-2.75" : "px-2.75",
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        data-draft={isAlwaysInDraft ? "" : "changed"}
        data-draft-as={draftAs}
        className="sr-only"
      />
      {children}
    </label>
  );
}

interface FollowUpChoiceProps {
  legend: string;
  /** For the answer bar, which shows the errors itself. A calendar icon replaces the legend. */
  isCompact?: boolean;
  /** Typed values by field; empty for a new form. */
  typed: Readonly<Record<string, string>>;
  savedFollowUp?: FollowUp | null;
  /** ISO 8601. */
  now: string;
  errors: Readonly<Record<string, string>>;
}

/** CSS hides the type, time and date until they are needed. */
export function FollowUpChoice({
  legend,
  isCompact,
  typed,
  savedFollowUp = null,
  now,
  errors,
}: FollowUpChoiceProps) {
  const next = typed.next ?? (savedFollowUp ? "on" : "none");
  const day = typed.followUpOn ?? savedFollowUp?.day ?? "";
  const error = errors.followUpOn ?? errors.followUpTime;
  const errorId = isCompact ? "answer-problems" : "follow-up-error";
  const getErrorProps = (error: string | undefined) => ({
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
  });
  return (
    <fieldset
      className={joinClasses(
        "group/follow-up flex",
        isCompact ? `${chipRow} group-has-[[value=lost]:checked]/answer:hidden` : "flex-wrap gap-1.5",
      )}
    >
      <legend className={isCompact ? "sr-only" : "display-face mb-1.5 text-sm tracking-normal"}>
        {legend}
      </legend>
      {isCompact ? (
        <span aria-hidden="true" className="grid shrink-0 place-items-center text-steel-600">
          <Icon name="calendar" className="size-5" />
        </span>
      ) : null}
      {followUpOptions.map(({ value, label }) => {
        const optionDay = resolveFollowUpDay(value, null, new Date(now));
        return (
          <Chip
            key={value}
            name="next"
            value={value}
            isChosen={value === next}
            isCompact={isCompact}
            draftAs={optionDay ? `next=on&followUpOn=${optionDay}` : undefined}
          >
            {label}
            {optionDay ? <span className="sr-only">{`, ${formatDay(optionDay)}`}</span> : null}
          </Chip>
        );
      })}
      <div className="flex min-w-0 basis-full gap-1 group-has-[[name=next][value=none]:checked]/follow-up:hidden sm:basis-72">
        <label className="hidden w-[7.75rem] shrink-0 group-has-[[value=on]:checked]/follow-up:block">
          <span className="sr-only">Follow-up date</span>
          <input
            type="date"
            name="followUpOn"
            defaultValue={day}
            data-preset={day}
            {...getErrorProps(errors.followUpOn)}
            className={compactControl}
          />
        </label>
        <PlainSelect
          name="followUpType"
          aria-label="Follow-up type"
          defaultValue={typed.followUpType ?? savedFollowUp?.kind ?? "call"}
          data-preset={savedFollowUp?.kind ?? "call"}
          className={`${compactControl} min-w-0 flex-1`}
        >
          {followUpTypes}
        </PlainSelect>
        <label className="w-[6.25rem] shrink-0">
          <span className="sr-only">Follow-up time (optional)</span>
          <input
            type="time"
            name="followUpTime"
            defaultValue={typed.followUpTime ?? savedFollowUp?.time ?? ""}
            data-preset={savedFollowUp?.time ?? ""}
            {...getErrorProps(errors.followUpTime)}
            className={compactControl}
          />
        </label>
      </div>
      {error && !isCompact ? (
        <p id={errorId} className="flex shrink-0 items-center gap-1.5 text-sm font-semibold text-danger">
          <Icon name="warning" className="size-4.5" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** All three controls fit side by side on a screen 360 px wide. */
const compactControl = `${controlClasses} min-h-[2.75rem]! px-1.5! py-1.5! text-sm!`;
