import { memo, Suspense, useEffect, useRef, useState } from "react";
import { piecesTexts } from "~/content/pieces";
import type { SizeProblem } from "~/sizes/kind";
import { MAX_PIECES } from "~/sizes/piece-list";
import { Button } from "~/ui/button";
import { fieldId, Problem } from "~/ui/form/field";
import { onPointerRelease } from "~/ui/form/pointer-release";
import type { RefusedForm } from "~/ui/form/refused-form";
import { useHydrated } from "~/ui/use-hydrated";
import { SHOWN_FIELD, writeShownPieces } from "./carry-over";
import { writeInFeet } from "./offer-feet";
import type { FeetPress, PiecePress } from "./piece-action";
import { PieceSheet } from "./piece-fields";
import {
  namePieceField,
  nameSizeField,
  type TypedPiece,
  type TypedTexts,
  writeTypedPieces,
} from "./typed-pieces";
import { UnitSwitch } from "./unit-switch";
import { usePressProps } from "./use-action-props";
import { useTypedPieces } from "./use-typed-pieces";
import { understandPieces } from "./validate-pieces";

interface PiecesFieldProps {
  refused: RefusedForm<{ drawnPiece?: number }> | undefined;
  preset: readonly TypedPiece[];
  readDraft: () => TypedTexts;
}

/** Memoized: a render before its kinds are loaded would replace the server's markup and the typed values. */
export const PiecesField = memo(function PiecesField(props: PiecesFieldProps) {
  return (
    <Suspense>
      <PiecesQuestion {...props} />
    </Suspense>
  );
});

/** Each button submits the form, which returns changed and unsent; with scripts it works at once. */
function PiecesQuestion({ refused, preset, readDraft }: PiecesFieldProps) {
  const state = useTypedPieces({ sent: refused?.typed, preset, readDraft });
  const { typed, keys, round, place, follow } = state;
  const presets = useRef(refused ? {} : writeTypedPieces({ ...typed, pieces: preset })).current;
  const isHydrated = useHydrated();
  const live = understandPieces(typed);
  const settled = useSettledFields(refused);
  const problems = isHydrated
    ? live.problems.filter(({ field }) => settled.has(field))
    : readProblems(refused);
  const [said, say] = useState("");
  const heading = useRef<HTMLSpanElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added !== null) document.getElementById(added)?.focus();
    setAdded(null);
  }, [added]);

  const pressAtOnce = (press: PiecePress) => {
    if (press.action === "feet") return typeFeet(press);
    state.press(press);
    if (press.action === "add") setAdded(fieldId(namePieceField(typed.pieces.length + 1, "kind")));
    if (press.action === "remove") {
      say(piecesTexts.removed(`${piecesTexts.unnamed} ${press.number}`));
      heading.current?.focus();
    }
  };
  const press = usePressProps(typed.pieces.length, isHydrated ? pressAtOnce : null);
  const ownProblem = problems.find(({ field }) => field === "pieces")?.message;

  return (
    <fieldset
      ref={place}
      id="sizes"
      className="group/pieces grid min-w-0 grid-cols-1 gap-5 border-steel-300 border-y py-6"
      onInput={({ target }) => {
        settled.forget(nameOf(target));
        follow();
      }}
      onBlur={({ target }) => {
        const name = nameOf(target);
        if (name) onPointerRelease(() => settled.add(name));
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && event.target instanceof HTMLInputElement)
          focusNextField(event, place.current);
      }}
    >
      <legend className="float-left contents">
        <span
          ref={heading}
          id={fieldId("pieces")}
          tabIndex={-1}
          className="display-face text-title outline-none"
        >
          {piecesTexts.question}{" "}
          <span className="font-normal font-sans text-base text-steel-600 tracking-normal">
            ({piecesTexts.optional})
          </span>
        </span>
      </legend>
      <p className="-mt-3 text-sm text-steel-600">{piecesTexts.help}</p>
      {ownProblem ? <Problem>{ownProblem}</Problem> : null}
      <UnitSwitch key={round} unit={typed.unit} isUnmeasured={typed.isUnmeasured} />
      {isHydrated ? null : <input type="hidden" name={SHOWN_FIELD} value={writeShownPieces(typed)} />}
      {typed.pieces.map((piece, index) => (
        <PieceSheet
          key={`${round} ${keys[index]}`}
          presets={presets}
          piece={piece}
          number={index + 1}
          unit={typed.unit}
          isUnmeasured={typed.isUnmeasured}
          problems={problems}
          isDrawn={isHydrated || !refused || refused.more?.drawnPiece === index + 1}
          canBeRemoved={typed.pieces.length > 1 || piece.kind !== ""}
          press={press}
        />
      ))}
      {typed.pieces.length < MAX_PIECES ? (
        <Button variant="secondary" icon="plus" {...press({ action: "add" })} className="justify-self-start">
          {piecesTexts.add}
        </Button>
      ) : (
        <p className="text-sm text-steel-600">{piecesTexts.full}</p>
      )}
      {isHydrated ? (
        <p role="status" className="sr-only">
          {said}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Fields show problems only after typing ends; all fields of a returned form do. */
function useSettledFields(refused: PiecesFieldProps["refused"]) {
  const [fields, setFields] = useState<ReadonlySet<string>>(
    () => new Set(Object.keys(refused?.errors ?? {})),
  );
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    setSeen(refused);
    setFields((before) => new Set([...before, ...Object.keys(refused?.errors ?? {})]));
  }
  return {
    has: (name: string) => fields.has(name) || name === "pieces",
    add: (name: string) => setFields((before) => (before.has(name) ? before : new Set([...before, name]))),
    forget: (name: string) =>
      setFields((before) => (before.has(name) ? new Set([...before].filter((one) => one !== name)) : before)),
  };
}

function readProblems(refused: PiecesFieldProps["refused"]): SizeProblem[] {
  return Object.entries(refused?.errors ?? {}).map(([field, message]) => ({ field, message }));
}

function nameOf(target: EventTarget): string {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isField ? target.name : "";
}

function typeFeet({ number, size }: FeetPress): void {
  const input = document.getElementById(fieldId(nameSizeField(number, size)));
  if (!(input instanceof HTMLInputElement)) return;
  input.value = writeInFeet(input.value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/** Enter moves to the next field instead of sending the form. */
function focusNextField(event: React.KeyboardEvent, place: HTMLElement | null): void {
  event.preventDefault();
  const fields = [...(place?.querySelectorAll<HTMLElement>("input[type=text], select") ?? [])].filter(
    (field) => field.offsetParent !== null,
  );
  fields[fields.indexOf(event.target as HTMLElement) + 1]?.focus();
}
