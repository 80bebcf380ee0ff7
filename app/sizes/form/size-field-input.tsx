import { useState } from "react";
import { piecesWords } from "~/content/pieces";
import type { LengthField, SizeField } from "~/sizes/kind";
import { formatFeet, formatMetric, parseLength, type Unit } from "~/sizes/length";
import { control, Field, SelectField, TextField } from "~/ui/form/field";

interface SizeFieldInputProps<Kind extends SizeField = SizeField> {
  field: Kind;
  /** Name of the form's field. */
  name: string;
  typed: string;
  /** What it began with. */
  preset: string | undefined;
  unit: Unit;
  error: string | undefined;
}

/** The field for one size or choice of a piece. Uncontrolled: the element has what is typed, and `typed` follows it. */
export function SizeFieldInput({ field, ...props }: SizeFieldInputProps) {
  const { name, typed, preset, error } = props;
  const [initial] = useState(typed);
  const { label, help } = field;
  if (field.type === "length") return <LengthInput field={field} initial={initial} {...props} />;
  if (field.type === "choice")
    return (
      <SelectField
        {...{ name, label, help, error }}
        options={field.options}
        placeholder={piecesWords.choose}
        defaultValue={initial}
        data-preset={preset}
        className="content-start"
      />
    );
  return (
    <TextField
      {...{ name, label, help, error }}
      inputMode="numeric"
      defaultValue={initial}
      data-preset={preset}
      maxLength={7}
      autoComplete="off"
      enterKeyHint="next"
      className="content-start group-has-[[data-unmeasured]:checked]/pieces:hidden"
    />
  );
}

/** A length as people say it, and under it how it was understood, in both units; hidden while the sizes are not known. */
function LengthInput({
  field,
  name,
  initial,
  typed,
  preset,
  unit,
  error,
}: SizeFieldInputProps<LengthField> & { initial: string }) {
  const mm = typed.trim() === "" ? null : parseLength(typed, unit);
  return (
    <Field
      {...{ name, label: field.label, help: field.help, error }}
      className="content-start group-has-[[data-unmeasured]:checked]/pieces:hidden"
    >
      {({ id, "aria-describedby": describedBy, ...ties }) => (
        <>
          <input
            {...ties}
            id={id}
            type="text"
            aria-describedby={[describedBy, `${id}-understood`].filter(Boolean).join(" ")}
            defaultValue={initial}
            data-preset={preset}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="next"
            className={`${control} figures`}
          />
          {error ? null : (
            <p id={`${id}-understood`} className="figures min-h-[1.5em] text-sm text-steel-600">
              {mm === null
                ? piecesWords.drawnAs(formatMetric(field.typical))
                : `${formatMetric(mm)} = ${formatFeet(mm)}`}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
