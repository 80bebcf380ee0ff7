import type { DimensionFrame } from "./dimensions";
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

/** A note with its text to the right of its leader, or to the left. */
interface PlacedNote {
  note: Note;
  /** Where its leader starts on the object and where it ends beside the text. */
  x: number;
  end: number;
  left: number;
  right: number;
}

/** Whether the leader of a higher note is clear of a lower one's text. */
const isClear = (higher: PlacedNote, lower: PlacedNote) =>
  Math.max(higher.x, higher.end) + SIDE <= lower.left || Math.min(higher.x, higher.end) - SIDE >= lower.right;

/** Rows from the highest down in which no leader meets a text; one that finds no place is left out. */
function arrange(notes: readonly PlacedNote[][]): PlacedNote[] {
  const [first = [], second = []] = notes;
  for (const a of first) {
    for (const b of second) {
      if (isClear(a, b)) return [a, b];
      if (isClear(b, a)) return [b, a];
    }
  }
  return (first[0] ? [first[0]] : second).slice(0, 1);
}

/**
 * Writes up to two notes above a view, one to a row.
 *
 * @param top where the view's box begins on the sheet
 * @param left the first millimetre that a text may reach
 * @param right the last one
 */
export function drawNotes(
  list: MarkList,
  notes: readonly Note[],
  frame: DimensionFrame,
  top: number,
  [left, right]: readonly [number, number],
): void {
  const { origin, scale } = frame;
  const choices = notes.map((note) => {
    const x = origin.x + note.x * scale;
    const width = measureText(note.text, TEXT);
    const [after, before] = [x + LEAN, x - LEAN];
    return [
      { note, x, end: after, left: after + SIDE, right: after + SIDE + width },
      { note, x, end: before, left: before - SIDE - width, right: before - SIDE },
    ].filter((placed) => placed.left >= left && placed.right <= right);
  });
  const rows = arrange(choices.filter((list) => list.length > 0));
  rows.forEach(({ note, x, end, left, right }, index) => {
    const y = origin.y - note.y * scale;
    const baseline = top - AIR - (rows.length - 1 - index) * ROW;
    list.addLine("d-leader", x, y, end, baseline - 1);
    list.addLine("d-dot", x, y, x, y);
    list.addText("d-note", note.text, end > x ? left : right, baseline, end > x ? "start" : "end");
  });
}
