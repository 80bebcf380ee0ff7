import { expect } from "vitest";

/** Times that each question is asked. */
export const RUNS = 15;

/** Runs a question and judges its times. */
export async function measure(name: string, limit: number, ask: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  judge(name, times, limit);
}

/** Expects the median in milliseconds below the limit. */
export function judge(name: string, times: number[], limit: number): void {
  times.sort((a, b) => a - b);
  const median = times[Math.floor(RUNS / 2)] ?? 0;
  console.log(`${name.padEnd(28)} median ${median.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(1)} ms`);
  expect(median).toBeLessThan(limit);
}
