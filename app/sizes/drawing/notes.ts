import type { DimensionFrame } from "./dimensions";
import type { Note } from "./scene";
import { type MarkList, TEXT } from "./sheet";
import { measureText } from "./text-width";

/** In sheet mm: height of a row of notes, and the gap between notes and object. */
const ROW_HEIGHT = 5.4;
const GAP = 3.4;
/** In sheet mm: how far a leader slants, so that it does not look like a bar, and the gap before its text. */
const LEAN = 4;
const TEXT_GAP = 1;

export const measureNotes = (notes: readonly Note[]) =>
  notes.length > 0 ? notes.length * ROW_HEIGHT + GAP : 0;

interface PlacedNote {
  note: Note;
  x: number;
  end: number;
  left: number;
  right: number;
}

/** True if the leader of the upper note does not cross the text of the lower one. */
const isClear = (upperNote: PlacedNote, lowerNote: PlacedNote) =>
  Math.max(upperNote.x, upperNote.end) + TEXT_GAP <= lowerNote.left ||
  Math.min(upperNote.x, upperNote.end) - TEXT_GAP >= lowerNote.right;

/** Orders notes from the top so that no leader crosses any text; drops a note that does not fit. */
function arrangeNotes(notes: readonly PlacedNote[][]): PlacedNote[] {
  const [firstPlaces = [], secondPlaces = []] = notes;
  for (const a of firstPlaces) {
    for (const b of secondPlaces) {
      if (isClear(a, b)) return [a, b];
      if (isClear(b, a)) return [b, a];
    }
  }
  return (firstPlaces[0] ? [firstPlaces[0]] : secondPlaces).slice(0, 1);
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
  const candidates = notes.map((note) => {
    const x = origin.x + note.x * scale;
    const width = measureText(note.text, TEXT);
    const [rightEnd, leftEnd] = [x + LEAN, x - LEAN];
    return [
      { note, x, end: rightEnd, left: rightEnd + TEXT_GAP, right: rightEnd + TEXT_GAP + width },
      { note, x, end: leftEnd, left: leftEnd - TEXT_GAP - width, right: leftEnd - TEXT_GAP },
    ].filter((placed) => placed.left >= left && placed.right <= right);
  });
  const rows = arrangeNotes(candidates.filter((list) => list.length > 0));
  rows.forEach(({ note, x, end, left, right }, index) => {
    const y = origin.y - note.y * scale;
    const baseline = top - GAP - (rows.length - 1 - index) * ROW_HEIGHT;
    list.addLine("d-leader", x, y, end, baseline - 1);
    list.addLine("d-dot", x, y, x, y);
    list.addText("d-note", note.text, end > x ? left : right, baseline, end > x ? "start" : "end");
  });
}
