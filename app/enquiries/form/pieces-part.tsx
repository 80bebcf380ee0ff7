import { PiecesField } from "~/sizes/form/pieces-field";
import type { TypedPiece } from "~/sizes/form/typed-pieces";
import { readDraft } from "~/ui/form/draft";
import type { RefusedForm } from "~/ui/form/refused-form";

interface PiecesPartProps {
  refused: RefusedForm<{ drawnPiece?: number }> | undefined;
  /** Must be the same array in every render. */
  preset: readonly TypedPiece[];
}

/** For forms that store their draft under the screen's path. */
export function PiecesPart({ refused, preset }: PiecesPartProps) {
  return <PiecesField refused={refused} preset={preset} readDraft={readDraftTexts} />;
}

function readDraftTexts() {
  return Object.fromEntries(readDraft(location.pathname));
}

/** Enter presses the first button of a form, so this one must come before "Add piece". */
export function DefaultSubmitButton({ label }: { label: string }) {
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
      {label}
    </button>
  );
}
