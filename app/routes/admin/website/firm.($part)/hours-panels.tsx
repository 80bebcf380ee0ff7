import { weekdays } from "~/business/firm";
import {
  CLOSURES_IN_FORM,
  COPY_HOURS_INTENT,
  closureParts,
  getClosureFieldName,
  getHoursFieldName,
  getRemoveIntent,
} from "~/business/firm-fields";
import { firmLabels } from "~/business/firm-labels";
import { Panel } from "~/frames/admin/panel";
import { Button } from "~/platform/ui/button";
import { TextField } from "~/platform/ui/form/field";
import type { FieldProps } from "~/platform/ui/form/use-form";

export type Fields = Readonly<Record<string, string>>;
export type FieldName = keyof typeof firmLabels.fields;

export interface FirmFields {
  values: Fields;
  field: (name: string) => FieldProps;
  labelledField: (name: FieldName) => FieldProps & { label: string; help: string | undefined };
}

const { parts, hours, closures } = firmLabels;

export function HoursPanel({ field }: FirmFields) {
  return (
    <Panel title={parts.hours} text={hours.help}>
      {/* Enter uses the form's first button, which must neither copy nor remove. */}
      <button type="submit" hidden>
        Save
      </button>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
          <fieldset
            key={weekday}
            className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] items-end gap-3"
          >
            <legend className="display-face mb-2 text-sm tracking-normal">{weekdays[weekday]}</legend>
            <TextField {...field(getHoursFieldName(weekday, "opens"))} label={hours.opens} type="time" />
            <TextField {...field(getHoursFieldName(weekday, "closes"))} label={hours.closes} type="time" />
          </fieldset>
        ))}
      </div>
      <div>
        <Button variant="secondary" name="intent" value={COPY_HOURS_INTENT}>
          {hours.copy}
        </Button>
      </div>
    </Panel>
  );
}

/** Closed days other than the weekly ones, and an empty row. */
export function ClosuresPanel({ field, values }: FirmFields) {
  const isFilled = (index: number) =>
    closureParts.some((part) => (values[getClosureFieldName(index, part)] ?? "") !== "");
  const filledCount =
    Array.from({ length: CLOSURES_IN_FORM }, (_, index) => index).findLastIndex(isFilled) + 1;
  return (
    <Panel title={parts.closures} text={closures.help}>
      {Array.from({ length: Math.min(filledCount + 1, CLOSURES_IN_FORM) }, (_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity
          key={index}
          className="grid min-w-0 grid-cols-1 items-end gap-3 border-steel-200 border-t pt-4 sm:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <legend className="sr-only">{closures.row(index + 1)}</legend>
          <TextField {...field(getClosureFieldName(index, "label"))} label={closures.label} />
          <TextField {...field(getClosureFieldName(index, "from"))} label={closures.from} type="date" />
          <TextField {...field(getClosureFieldName(index, "to"))} label={closures.to} type="date" />
          {index < filledCount ? (
            <Button
              variant="quiet"
              name="intent"
              value={getRemoveIntent(index)}
              aria-label={`${closures.remove}: ${values[getClosureFieldName(index, "label")] || closures.row(index + 1)}`}
              className="min-w-24"
            >
              {closures.remove}
            </Button>
          ) : (
            <Button variant="secondary" className="min-w-24">
              {closures.add}
            </Button>
          )}
        </fieldset>
      ))}
    </Panel>
  );
}

export function RepliesPanel({ labelledField }: FirmFields) {
  return (
    <Panel title={parts.replies}>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...labelledField("quoteReply")} required />
        <TextField {...labelledField("messageReply")} required />
        <TextField {...labelledField("phoneHours")} />
      </div>
    </Panel>
  );
}
