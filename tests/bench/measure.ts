import { expect } from "vitest";

const RUNS = 15;

/** Runs a query several times and expects its median time to be below the limit. */
export async function expectMedianBelow(
  name: string,
  limitMs: number,
  query: () => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await query();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(RUNS / 2)] ?? 0;
  console.log(`${name.padEnd(32)} median ${median.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`);
  expect(median).toBeLessThan(limitMs);
}
