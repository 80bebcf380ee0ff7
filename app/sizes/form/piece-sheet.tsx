import { piecesWords } from "~/content/pieces";
import type { SizeProblem } from "~/sizes/kind";
import { findKind, kinds } from "~/sizes/kinds";
import type { Unit } from "~/sizes/length";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/form/field";
import { joinClasses } from "~/ui/join-classes";
import { useHydrated } from "~/ui/use-hydrated";
import { PieceResult } from "./piece-result";
import type { PressProps } from "./pieces-field";
import { SizeFieldInput } from "./size-field-input";
import {
  listTypedFields,
  namePieceField,
  nameSizeField,
  pieceId,
  type TypedPiece,
  type TypedTexts,
} from "./typed-pieces";

interface PieceSheetProps {
  piece: TypedPiece;
  /** Its place in the form, from 1. */
  number: number;
  /** What the form began with, by the names of its fields. */
  presets: TypedTexts;
  unit: Unit;
  isUnmeasured: boolean;
  /** Of the whole form, by the names of its fields. */
  problems: readonly SizeProblem[];
  canBeRemoved: boolean;
  press: PressProps;
}

const kindOptions = kinds.map(({ name, label }) => ({ value: name, label }));

/** One piece: what it is, its sizes, how many, a remark, its drawing and what follows from it. */
export function PieceSheet({
  piece,
  number,
  presets,
  unit,
  isUnmeasured,
  problems,
  canBeRemoved,
  press,
}: PieceSheetProps) {
  const isHydrated = useHydrated();
  const fields = listTypedFields(piece);
  // Choices first: they decide what is measured.
  const choices = fields.filter(({ type }) => type === "choice");
  const measures = fields.filter(({ type }) => type !== "choice");
  const label = piece.kind === "" ? piecesWords.unnamed : findKind(piece.kind).label;
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  const isInWords = piece.kind !== "" && fields.length === 0;
  const names = {
    kind: namePieceField(number, "kind"),
    count: namePieceField(number, "count"),
    remark: namePieceField(number, "remark"),
  };
  return (
    <fieldset
      id={pieceId(number)}
      tabIndex={-1}
      className="sheet grid min-w-0 grid-cols-1 gap-5 p-4 outline-none sm:p-6"
    >
      <legend className="contents">
        <span className="caption figures flex items-baseline gap-3 text-steel-600">
          <span className="rail min-w-8 pt-2">{String(number).padStart(2, "0")}</span>
          <span className="text-graphite">{label}</span>
        </span>
      </legend>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          name={names.kind}
          label={piecesWords.kind}
          options={kindOptions}
          placeholder={piecesWords.noKind}
          defaultValue={piece.kind}
          data-preset={presets[names.kind]}
          error={errorOf(names.kind)}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        {isHydrated ? null : (
          <Button variant="secondary" {...press({ action: "fields", number })} className="min-h-12">
            {piecesWords.showFields}
            <span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
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
                name={nameSizeField(number, field.name)}
                preset={presets[nameSizeField(number, field.name)]}
                typed={piece.sizes[field.name] ?? ""}
                unit={unit}
                error={errorOf(nameSizeField(number, field.name))}
              />
            ))}
          </div>
        ),
      )}
      <WaitingSizes piece={piece} number={number} shown={fields.map(({ name }) => name)} />
      {piece.kind === "" ? null : (
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <TextField
            name={names.count}
            label={piecesWords.count}
            inputMode="numeric"
            maxLength={4}
            defaultValue={piece.count}
            data-preset="1"
            autoComplete="off"
            enterKeyHint="next"
            error={errorOf(names.count)}
            className="max-sm:max-w-28"
          />
          <TextField
            name={names.remark}
            label={isInWords ? piecesWords.describe : piecesWords.remark}
            note={piecesWords.optional}
            placeholder={isInWords ? piecesWords.describeHelp : piecesWords.remarkHelp}
            maxLength={500}
            defaultValue={piece.remark}
            autoComplete="off"
            enterKeyHint="next"
            error={errorOf(names.remark)}
          />
        </div>
      )}
      {fields.length > 0 ? (
        <>
          {isHydrated ? null : (
            <Button
              variant="secondary"
              {...press({ action: "drawing", number })}
              className="justify-self-start"
            >
              {piecesWords.showDrawing}
              <span className="sr-only"> {label}</span>
            </Button>
          )}
          <PieceResult typed={piece} number={number} unit={unit} isUnmeasured={isUnmeasured} />
        </>
      ) : null}
      {canBeRemoved ? (
        <Button
          variant="quiet"
          icon="trash"
          {...press({ action: "remove", number })}
          className="-mx-3 -mb-2 justify-self-start text-steel-700"
        >
          {piecesWords.remove}
          <span className="sr-only">
            {" "}
            {number}. {label}
          </span>
        </Button>
      ) : null}
    </fieldset>
  );
}

/** What was typed under another kind or choice: it is there again when that comes back. */
function WaitingSizes({
  piece: { sizes, ...piece },
  number,
  shown,
}: {
  piece: TypedPiece;
  number: number;
  shown: readonly string[];
}) {
  const waiting = Object.entries(sizes).filter(([name, text]) => text !== "" && !shown.includes(name));
  // Before a kind is chosen there are no fields for these either.
  const others =
    piece.kind === ""
      ? ([
          ["count", piece.count],
          ["remark", piece.remark],
        ] as const)
      : [];
  return (
    <>
      {waiting.map(([name, text]) => (
        <input key={name} type="hidden" name={nameSizeField(number, name)} value={text} data-draft />
      ))}
      {others.map(([part, text]) => (
        <input key={part} type="hidden" name={namePieceField(number, part)} value={text} />
      ))}
    </>
  );
}
