import { piecesTexts } from "~/content/pieces";
import { Button } from "~/platform/ui/button";
import { SelectField, TextField } from "~/platform/ui/form/field";
import { useHydrated } from "~/platform/ui/hooks";
import { pieceKindTexts, type SizeProblem } from "~/sizes/kind";
import type { Unit } from "~/sizes/length";
import type { ActionProps } from "./piece-action";
import { PieceResult } from "./piece-result";
import { PieceSizes } from "./piece-sizes";
import { listTypedFields, pieceFieldName, pieceId, type TypedPiece, type TypedTexts } from "./typed-pieces";

interface PieceFieldsProps {
  piece: TypedPiece;
  /** Position in the form, from 1. */
  number: number;
  presets: TypedTexts;
  unit: Unit;
  isUnmeasured: boolean;
  problems: readonly SizeProblem[];
  /** False for the drawings that the visitor did not request: the server omits them, because each is large. */
  isDrawn: boolean;
  canBeRemoved: boolean;
  actionProps: ActionProps;
}

const kindOptions = Object.entries(pieceKindTexts).map(([value, { label }]) => ({ value, label }));

export function PieceFields({
  piece,
  number,
  presets,
  unit,
  isUnmeasured,
  problems,
  isDrawn,
  canBeRemoved,
  actionProps,
}: PieceFieldsProps) {
  const isHydrated = useHydrated();
  const fields = listTypedFields(piece);
  const label = piece.kind === "" ? piecesTexts.unnamed : pieceKindTexts[piece.kind].label;
  const findError = (name: string) => problems.find(({ field }) => field === name)?.message;
  const kindField = pieceFieldName(number, "kind");
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
          name={kindField}
          label={piecesTexts.kind}
          options={kindOptions}
          placeholder={piecesTexts.noKind}
          defaultValue={piece.kind}
          data-preset={presets[kindField]}
          error={findError(kindField)}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        {isHydrated ? null : (
          <Button variant="secondary" {...actionProps({ type: "fields", number })} className="min-h-12">
            {piecesTexts.showFields}
            <span className="sr-only">{` ${label}`}</span>
          </Button>
        )}
      </div>
      <PieceSizes
        key={piece.kind}
        piece={piece}
        number={number}
        fields={fields}
        presets={presets}
        unit={unit}
        findError={findError}
        actionProps={actionProps}
      />
      {piece.kind === "" ? null : (
        <CountAndRemark piece={piece} number={number} isInWords={fields.length === 0} findError={findError} />
      )}
      {fields.length > 0 ? (
        <>
          {isHydrated ? null : (
            <Button
              variant="secondary"
              {...actionProps({ type: "drawing", number })}
              className="justify-self-start"
            >
              {piecesTexts.showDrawing}
              <span className="sr-only">{` ${label}`}</span>
            </Button>
          )}
          <PieceResult
            typed={piece}
            number={number}
            unit={unit}
            isUnmeasured={isUnmeasured}
            isDrawn={isDrawn}
          />
        </>
      ) : null}
      {canBeRemoved ? (
        <Button
          variant="quiet"
          icon="trash"
          {...actionProps({ type: "remove", number })}
          className="-mx-3 -mb-2 justify-self-start text-steel-700"
        >
          {piecesTexts.remove}
          <span className="sr-only">{` ${number}. ${label}`}</span>
        </Button>
      ) : null}
    </fieldset>
  );
}

interface CountAndRemarkProps {
  piece: TypedPiece;
  number: number;
  isInWords: boolean;
  findError: (name: string) => string | undefined;
}

function CountAndRemark({ piece, number, isInWords, findError }: CountAndRemarkProps) {
  const count = pieceFieldName(number, "count");
  const remark = pieceFieldName(number, "remark");
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <TextField
        name={count}
        label={piecesTexts.count}
        inputMode="numeric"
        maxLength={4}
        defaultValue={piece.count}
        data-preset="1"
        autoComplete="off"
        enterKeyHint="next"
        error={findError(count)}
        className="max-sm:max-w-28"
      />
      <TextField
        name={remark}
        label={isInWords ? piecesTexts.describe : piecesTexts.remark}
        note={piecesTexts.optional}
        placeholder={isInWords ? piecesTexts.describeHelp : piecesTexts.remarkHelp}
        maxLength={500}
        defaultValue={piece.remark}
        autoComplete="off"
        enterKeyHint="next"
        error={findError(remark)}
      />
    </div>
  );
}
