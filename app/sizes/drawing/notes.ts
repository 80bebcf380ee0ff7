import type { Frame } from "./dimensions";
import type { Note } from "./scene";
import { type MarkList, TEXT } from "./sheet";
import { measureText } from "./text-width";

/** Height of a row of notes, and what stays free between them and the object, in mm. */
const ROW = 5.4;
const AIR = 3.4;
/** A leader leans by so much, so that it is no bar, and its text starts so far from it. */
const LEAN = 4;
const SIDE = 1;

/** What the notes need above a view. */
export const notesHeight = (notes: readonly Note[]) => (notes.length > 0 ? notes.length * ROW + AIR : 0);

/**
 * Writes notes above a view, one to a row, the leftmost in the highest, so that no leader meets another's text. One that would
 * leave the sheet is left out.
 *
 * @param top where the view's box begins on the sheet
 * @param right the last millimetre that a text may reach
 */
export function drawNotes(
  list: MarkList,
  notes: readonly Note[],
  frame: Frame,
  top: number,
  right: number,
): void {
  const { origin, scale } = frame;
  const sorted = [...notes].sort((a, b) => a.x - b.x);
  const shown = sorted.filter(
    (note) => origin.x + note.x * scale + LEAN + SIDE + measureText(note.text, TEXT) <= right,
  );
  shown.forEach((note, index) => {
    const [x, y] = [origin.x + note.x * scale, origin.y - note.y * scale];
    const baseline = top - AIR - (shown.length - 1 - index) * ROW;
    list.addLine("d-leader", x, y, x + LEAN, baseline - 1);
    list.addLine("d-dot", x, y, x, y);
    list.addText("d-note", note.text, x + LEAN + SIDE, baseline);
  });
}
