import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withTimeout } from "./tasks.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const startWork = (ms: number, outcome: () => string) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms)).then(outcome);

it("returns a timely result and leaves no timer", async () => {
  const result = withTimeout(Promise.resolve("done"), 1_000, () => "late");
  expect(await result).toBe("done");
  expect(vi.getTimerCount()).toBe(0);
});

it("resolves to the fallback on timeout", async () => {
  const result = withTimeout(
    startWork(2_000, () => "done"),
    1_000,
    () => null,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await result).toBeNull();
});

it("rejects when the work or the fallback rejects, and ignores a later rejection", async () => {
  const fail = (reason: string) => () => {
    throw new Error(reason);
  };
  const broken = expect(withTimeout(startWork(500, fail("broken")), 1_000, fail("late"))).rejects.toThrow(
    "broken",
  );
  const late = expect(withTimeout(startWork(2_000, fail("broken")), 1_000, fail("late"))).rejects.toThrow(
    "late",
  );
  await vi.advanceTimersByTimeAsync(3_000);
  await Promise.all([broken, late]);
});
