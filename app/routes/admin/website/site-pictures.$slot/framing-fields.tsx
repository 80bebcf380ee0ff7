import type { ReactNode } from "react";
import type { Framing } from "~/features/site-pictures/framing";
import { slotLabels as labels } from "~/features/site-pictures/slot-labels";
import { TextField } from "~/platform/ui/form/field";

type TypedNumbers = Readonly<Record<keyof Framing, string>>;

interface FramingFieldsProps {
  numbers: TypedNumbers;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<Record<keyof Framing, string>>) => void;
}

/** Collapsed, because most owners drag the frame and the cross. */
export function FramingFields({ numbers, errors, onChange }: FramingFieldsProps) {
  const field = (name: keyof Framing) => ({
    name,
    value: numbers[name],
    error: errors[name],
    inputMode: "decimal" as const,
    autoComplete: "off",
    // Drafts store no picture, so they store no crop either.
    "data-undrafted": "",
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const { crop, point } = labels;
  const hasError = Object.keys(numbers).some((name) => errors[name]);
  return (
    <details open={hasError || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline decoration-current/40 underline-offset-[0.35em]">
        Exact numbers
      </summary>
      <div className="mt-3 grid gap-6">
        <NumberFields legend={crop.legend} help={crop.help}>
          <TextField {...field("size")} label={crop.size} help={crop.sizeHelp} />
          <TextField {...field("across")} label={crop.across} help={crop.acrossHelp} />
          <TextField {...field("down")} label={crop.down} help={crop.downHelp} />
        </NumberFields>
        <NumberFields legend={point.legend} help={point.help}>
          <TextField {...field("x")} label={point.x} />
          <TextField {...field("y")} label={point.y} />
        </NumberFields>
      </div>
    </details>
  );
}

function NumberFields({ legend, help, children }: { legend: string; help: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="display-face text-sm tracking-normal">{legend}</legend>
      <p className="mt-1 max-w-[60ch] text-sm text-steel-600">{help}</p>
      <div className="mt-3 grid grid-cols-3 items-end gap-x-3 gap-y-4 sm:gap-x-4">{children}</div>
    </fieldset>
  );
}
