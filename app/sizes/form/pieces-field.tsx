import { memo, Suspense, useEffect, useRef, useState } from "react";
import { piecesTexts } from "~/content/pieces";
import { setTranslation } from "~/platform/document/translated-texts";
import { Button } from "~/platform/ui/button";
import { FieldError, toFieldId } from "~/platform/ui/form/field";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { onPointerRelease } from "~/platform/ui/form/use-form";
import { useHydrated } from "~/platform/ui/hooks";
import type { SizeProblem } from "~/sizes/kind";
import { MAX_PIECES } from "~/sizes/piece-list";
import { SHOWN_FIELD, writeShownPieces } from "./carry-over";
import { writeOffer } from "./offer-feet";
import type { OfferAction, PieceAction } from "./piece-action";
import { useActionProps } from "./piece-action";
import { PieceFields } from "./piece-fields";
import {
  type PresetUnit,
  pieceFieldName,
  sizeFieldName,
  type TypedPiece,
  writeTypedPieces,
} from "./typed-pieces";
import { UnitSwitch } from "./unit-switch";
import { useTypedPieces } from "./use-typed-pieces";
import { validatePieces } from "./validate-pieces";

interface PiecesFieldProps {
  refused: RefusedForm<{ drawnPiece?: number }> | undefined;
  /** Must be the same array in every render. */
  preset: readonly TypedPiece[];
  /** By default, the unit that the visitor used last, and sizes that are known. */
  presetUnit?: PresetUnit | undefined;
  /** Without the texts for customers. */
  isForOwner?: boolean;
}

/**
 * For forms that store their draft under the screen's path. Memoized: rendering before the kinds are loaded would
 * replace the server's markup and the typed values.
 */
export const PiecesField = memo(function PiecesField(props: PiecesFieldProps) {
  return (
    <Suspense>
      <PiecesFieldset {...props} />
    </Suspense>
  );
});

function PiecesFieldset({ refused, preset, presetUnit, isForOwner = false }: PiecesFieldProps) {
  const state = useTypedPieces({ sent: refused?.typed, preset, presetUnit });
  const { typed, keys, round, fieldset, syncFields } = state;
  const presets = useRef(refused ? {} : writeTypedPieces({ ...typed, pieces: preset })).current;
  const isHydrated = useHydrated();
  const validated = validatePieces(typed);
  const settled = useSettledFields(refused);
  const problems = isHydrated
    ? validated.problems.filter(({ field }) => settled.has(field))
    : readProblems(refused);
  const [announcement, setAnnouncement] = useState("");
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (state.isRestored) setTranslation("running");
  }, [state.isRestored]);
  const [addedFieldId, setAddedFieldId] = useState<string | null>(null);
  useEffect(() => {
    if (addedFieldId !== null) document.getElementById(addedFieldId)?.focus();
    setAddedFieldId(null);
  }, [addedFieldId]);

  const runAction = (action: PieceAction) => {
    if ("size" in action) return applyOffer(action);
    state.applyAction(action);
    if (action.type === "add") setAddedFieldId(toFieldId(pieceFieldName(typed.pieces.length + 1, "kind")));
    if (action.type === "remove") {
      setAnnouncement(piecesTexts.removed(`${piecesTexts.unnamed} ${action.number}`));
      heading.current?.focus();
    }
  };
  const actionProps = useActionProps(typed.pieces.length, isHydrated ? runAction : null);
  const formProblem = problems.find(({ field }) => field === "pieces")?.message;

  return (
    <fieldset
      ref={fieldset}
      id="sizes"
      data-restoring={state.isRestored ? undefined : ""}
      className="group/pieces grid min-w-0 grid-cols-1 gap-5 border-steel-300 border-y py-6"
      onInput={({ target }) => {
        settled.forget(readFieldName(target));
        syncFields();
      }}
      onBlur={({ target }) => {
        const name = readFieldName(target);
        if (!name) return;
        state.splitTyped();
        onPointerRelease(() => settled.add(name));
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement)
          focusNextField(event, fieldset.current);
      }}
    >
      <legend className="float-left contents">
        <span
          ref={heading}
          id={toFieldId("pieces")}
          tabIndex={-1}
          className="display-face text-title outline-none"
        >
          {isForOwner ? (
            piecesTexts.sizes
          ) : (
            <>
              {`${piecesTexts.question} `}
              <span className="font-normal font-sans text-base text-steel-600 tracking-normal">
                {`(${piecesTexts.optional})`}
              </span>
            </>
          )}
        </span>
      </legend>
      {isForOwner ? null : <p className="-mt-3 text-sm text-steel-600">{piecesTexts.help}</p>}
      {formProblem ? <FieldError>{formProblem}</FieldError> : null}
      <UnitSwitch key={round} {...{ isForOwner, unit: typed.unit, isUnmeasured: typed.isUnmeasured }} />
      {isHydrated ? null : <input type="hidden" name={SHOWN_FIELD} value={writeShownPieces(typed)} />}
      {typed.pieces.map((piece, index) => (
        <PieceFields
          key={`${round} ${keys[index]}`}
          presets={presets}
          piece={piece}
          number={index + 1}
          unit={typed.unit}
          isUnmeasured={typed.isUnmeasured}
          problems={problems}
          isDrawn={isHydrated || !refused || refused.extra?.drawnPiece === index + 1}
          canBeRemoved={typed.pieces.length > 1 || piece.kind !== ""}
          actionProps={actionProps}
        />
      ))}
      {typed.pieces.length < MAX_PIECES ? (
        <Button
          variant="secondary"
          icon="plus"
          {...actionProps({ type: "add" })}
          className="justify-self-start"
        >
          {piecesTexts.add}
        </Button>
      ) : (
        <p className="text-sm text-steel-600">{piecesTexts.full}</p>
      )}
      {isHydrated ? (
        <p role="status" className="sr-only">
          {announcement}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Tracks the fields that may show problems: those that lost focus, and those that the server refused. */
function useSettledFields(refused: PiecesFieldProps["refused"]) {
  const [fields, setFields] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(refused?.errors ?? {})),
  );
  const [lastRefused, setLastRefused] = useState(refused);
  if (lastRefused !== refused) {
    setLastRefused(refused);
    setFields((names) => new Set([...names, ...Object.keys(refused?.errors ?? {})]));
  }
  return {
    has: (name: string) => fields.has(name) || name === "pieces",
    add: (name: string) => setFields((names) => (names.has(name) ? names : new Set([...names, name]))),
    forget: (name: string) =>
      setFields((names) => (names.has(name) ? new Set([...names].filter((other) => other !== name)) : names)),
  };
}

function readProblems(refused: PiecesFieldProps["refused"]): SizeProblem[] {
  return Object.entries(refused?.errors ?? {}).map(([field, message]) => ({ field, message }));
}

function readFieldName(target: EventTarget): string {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isField ? target.name : "";
}

function applyOffer({ type, number, size }: OfferAction): void {
  const input = document.getElementById(toFieldId(sizeFieldName(number, size)));
  if (!(input instanceof HTMLInputElement)) return;
  input.value = writeOffer(type, input.value) ?? input.value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/** Called for the Enter key, which would otherwise send the form. */
function focusNextField(event: React.KeyboardEvent, fieldset: HTMLElement | null): void {
  event.preventDefault();
  const fields = [...(fieldset?.querySelectorAll<HTMLElement>("input[type=text], select") ?? [])].filter(
    (field) => field.offsetParent !== null,
  );
  fields[fields.indexOf(event.target as HTMLElement) + 1]?.focus();
}
