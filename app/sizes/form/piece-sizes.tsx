import { useState } from "react";
import { piecesTexts } from "~/content/pieces";
import { getLabel } from "~/platform/text/text";
import { Button } from "~/platform/ui/button";
import { controlClasses, Field, SelectField, TextField } from "~/platform/ui/form/field";
import { useHydrated } from "~/platform/ui/hooks";
import { joinClasses } from "~/platform/ui/join-classes";
import type { LengthField, SizeField } from "~/sizes/kind";
import { formatFeet, formatMetric, formatWithConversion, parseLength, type Unit } from "~/sizes/length";
import { isWithin } from "./carry-over";
import { type LengthOffer, offerLengths } from "./offer-feet";
import type { ActionProps } from "./piece-action";
import {
  pieceFieldName,
  proposedFieldName,
  sizeFieldName,
  type TypedPiece,
  type TypedTexts,
} from "./typed-pieces";

interface PieceSizesProps {
  piece: TypedPiece;
  number: number;
  fields: readonly SizeField[];
  presets: TypedTexts;
  unit: Unit;
  findError: (name: string) => string | undefined;
  actionProps: ActionProps;
}

export function PieceSizes({
  piece,
  number,
  fields,
  presets,
  unit,
  findError,
  actionProps,
}: PieceSizesProps) {
  // Choices come first, because they decide which fields follow.
  const choices = fields.filter(({ type }) => type === "choice");
  const measures = fields.filter(({ type }) => type !== "choice");
  return (
    <>
      {[choices, measures].map((group) =>
        group.length === 0 ? null : (
          <div
            key={group[0]?.name}
            className={joinClasses(
              "grid grid-cols-1 items-end gap-x-4 gap-y-5",
              group === measures && "group-has-[[data-unmeasured]:checked]/pieces:hidden",
              group === choices || group.length % 3 === 1 || group.length === 2
                ? "sm:grid-cols-2 sm:*:last:odd:col-span-2"
                : "sm:grid-cols-3",
            )}
          >
            {group.map((field) => (
              <SizeFieldInput
                key={field.name}
                field={field}
                name={sizeFieldName(number, field.name)}
                preset={presets[sizeFieldName(number, field.name)]}
                typed={piece.sizes[field.name] ?? ""}
                unit={unit}
                error={findError(sizeFieldName(number, field.name))}
                offerButton={(type) => actionProps({ type, number, size: field.name })}
              />
            ))}
          </div>
        ),
      )}
      <HiddenInputs piece={piece} number={number} shownNames={fields.map(({ name }) => name)} />
    </>
  );
}

/** Preserves values typed under another choice or kind, and what the link proposed. */
function HiddenInputs({
  piece: { sizes, proposed = {}, ...piece },
  number,
  shownNames,
}: {
  piece: TypedPiece;
  number: number;
  shownNames: readonly string[];
}) {
  const isHydrated = useHydrated();
  const hidden = Object.entries(sizes).filter(([name, text]) => text !== "" && !shownNames.includes(name));
  const countAndRemark =
    piece.kind === ""
      ? ([
          ["count", piece.count],
          ["remark", piece.remark],
        ] as const)
      : [];
  return (
    <>
      {hidden.map(([name, text]) => (
        <input key={name} type="hidden" name={sizeFieldName(number, name)} value={text} data-draft />
      ))}
      {isHydrated
        ? Object.entries(proposed).map(([name, text]) => (
            <input
              key={`proposed ${name}`}
              type="hidden"
              name={proposedFieldName(number, name)}
              value={text}
              data-draft
              data-preset={text}
            />
          ))
        : null}
      {countAndRemark.map(([part, text]) => (
        <input key={part} type="hidden" name={pieceFieldName(number, part)} value={text} />
      ))}
    </>
  );
}

interface SizeFieldInputProps<Kind extends SizeField = SizeField> {
  field: Kind;
  name: string;
  typed: string;
  preset: string | undefined;
  unit: Unit;
  error: string | undefined;
  /** Props of the button that reads the number in another way. */
  offerButton: (type: LengthOffer["type"]) => ReturnType<ActionProps>;
}

/** Uncontrolled: `typed` is the current value of the element. */
function SizeFieldInput({ field, ...props }: SizeFieldInputProps) {
  const { name, typed, preset, error } = props;
  const [initialText] = useState(typed);
  const { label, help } = field;
  if (field.type === "length") return <LengthInput field={field} initialText={initialText} {...props} />;
  if (field.type === "choice")
    return (
      <SelectField
        {...{ name, label, help, error }}
        options={field.options}
        placeholder={piecesTexts.notChosen(getLabel(field.options, field.initial ?? field.assumed))}
        defaultValue={initialText}
        data-preset={preset}
        className="content-start"
      />
    );
  const drawnAs = typed.trim() === "" ? `${piecesTexts.drawnAs(String(field.assumed))}.` : "";
  return (
    <TextField
      {...{ name, label, error }}
      help={[help, drawnAs].filter(Boolean).join(" ")}
      inputMode="numeric"
      defaultValue={initialText}
      data-preset={preset}
      maxLength={7}
      autoComplete="off"
      enterKeyHint="next"
      className="content-start group-has-[[data-unmeasured]:checked]/pieces:hidden"
    />
  );
}

function LengthInput({
  field,
  name,
  initialText,
  typed,
  preset,
  unit,
  error,
  offerButton,
}: SizeFieldInputProps<LengthField> & { initialText: string }) {
  const mm = typed.trim() === "" ? null : parseLength(typed, unit);
  const offers = offerLengths(field, typed, unit);
  const isQuestion = offers.length > 0 && (mm === null ? !error : isWithin(field, mm));
  return (
    <div className="grid content-start gap-1.5 group-has-[[data-unmeasured]:checked]/pieces:hidden">
      <Field {...{ name, label: field.label, help: field.help, error }}>
        {({ id, "aria-describedby": describedBy, ...inputProps }) => (
          <>
            <input
              {...inputProps}
              id={id}
              type="text"
              aria-describedby={[describedBy, `${id}-converted`].filter(Boolean).join(" ")}
              defaultValue={initialText}
              data-preset={preset}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="next"
              className={`${controlClasses} figures`}
            />
            {error && mm === null ? null : (
              <p id={`${id}-converted`} className="figures min-h-[1.5em] text-sm text-steel-600">
                {mm === null
                  ? piecesTexts.drawnAs(
                      unit === "ft" ? formatWithConversion(field.assumed, unit) : formatMetric(field.assumed),
                    )
                  : `${formatMetric(mm)} = ${formatFeet(mm)}`}
              </p>
            )}
          </>
        )}
      </Field>
      {isQuestion ? (
        <p className="text-sm">
          {piecesTexts[offers.length > 1 ? "whichReading" : "isFeetAndInches"](typed.trim())}
        </p>
      ) : null}
      {(error || isQuestion ? offers : []).map(({ type, label }) => (
        <Button key={type} variant="secondary" {...offerButton(type)} className="justify-self-start px-4!">
          {label}
          <span className="sr-only">{` ${field.label}`}</span>
        </Button>
      ))}
    </div>
  );
}
