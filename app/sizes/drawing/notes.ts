import type { DimensionFrame } from "./dimensions";
import type { Note } from "./scene";
import { type MarkList, TEXT } from "./sheet";
import { measureText } from "./text-width";

/** In mm: height of a row of notes, and the gap between notes and object. */
const ROW = 5.4;
const AIR = 3.4;
/** A leader leans, unlike a bar. The gap is before its text. */
const LEAN = 4;
const SIDE = 1;

export const notesHeight = (notes: readonly Note[]) => (notes.length > 0 ? notes.length * ROW + AIR : 0);

interface PlacedNote {
  note: Note;
  x: number;
  end: number;
  left: number;
  right: number;
}

/** True if a higher note's leader misses a lower note's text. */
const isClear = (higher: PlacedNote, lower: PlacedNote) =>
  Math.max(higher.x, higher.end) + SIDE <= lower.left || Math.min(higher.x, higher.end) - SIDE >= lower.right;

/** Orders notes in rows from the top so that no leader crosses a text; drops a note that does not fit. */
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

/** Writes up to two notes above a view, one per row. Positions are in sheet mm. */
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
