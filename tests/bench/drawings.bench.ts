import fc from "fast-check";
import { expect, test } from "vitest";
import { drawPiece } from "~/sizes/draw-piece";
import type { Piece, SheetSize } from "~/sizes/kind";
import { kinds } from "../support/drawn-kinds";
import { possibleSizes } from "../support/sizes";

const PIECES = 10_000;
/** Maximum average CPU time of a drawing, in milliseconds. */
const LIMIT_MS = 1;

test("draws 10,000 random sets of sizes in under a millisecond each", () => {
  const drawnKinds = kinds.filter((kind) => kind.draw);
  const pieces = drawnKinds.flatMap((kind) =>
    fc
      .sample(possibleSizes(kind), { numRuns: PIECES / drawnKinds.length, seed: 13 })
      .map((sizes): Piece => ({ kind: kind.name, sizes, count: 1, remark: "" })),
  );
  const titleBlock = { drawing: "1 of 1", date: "Nov 22, 2026" };
  for (const sheet of ["small", "wide", "paper"] satisfies SheetSize[]) {
    const before = process.cpuUsage();
    const times = pieces.map((piece) => {
      const start = performance.now();
      drawPiece(piece, sheet, { showsFeet: true, titleBlock });
      return performance.now() - start;
    });
    // CPU time, not elapsed time: other programs share the machine.
    const { user, system } = process.cpuUsage(before);
    const mean = (user + system) / 1000 / times.length;
    times.sort((a, b) => a - b);
    const [median = 0, p99 = 0] = [0.5, 0.99].map((share) => times[Math.floor(times.length * share)]);
    console.log(
      `${sheet}: mean ${mean.toFixed(3)} ms, median ${median.toFixed(3)} ms, 99 % below ${p99.toFixed(3)} ms`,
    );
    expect(mean).toBeLessThan(LIMIT_MS);
  }
});
