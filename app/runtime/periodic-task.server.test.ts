import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPeriodicTask } from "./periodic-task.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const everyMs = 1_000;
const onFailure = (error: unknown) => expect.fail(String(error));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("runs at once and then repeatedly", async () => {
  const round = vi.fn(async () => {});
  const task = startPeriodicTask(round, { everyMs, onFailure });
  expect(round).toHaveBeenCalledTimes(1);
  await pass(999);
  expect(round).toHaveBeenCalledTimes(1);
  await pass(1_001);
  expect(round).toHaveBeenCalledTimes(3);
  await task.stop();
  await pass(10_000);
  expect(round).toHaveBeenCalledTimes(3);
});

it("delays the first run if configured, and can be stopped before it", async () => {
  const round = vi.fn(async () => {});
  const options = { everyMs, delaysFirstRun: true, onFailure };
  await startPeriodicTask(round, options).stop();
  const task = startPeriodicTask(round, options);
  await pass(999);
  expect(round).not.toHaveBeenCalled();
  await pass(1);
  expect(round).toHaveBeenCalledOnce();
  await task.stop();
});

it("runs earlier when a run requests it, and never later", async () => {
  const round = vi.fn().mockResolvedValueOnce(10).mockResolvedValueOnce(60_000).mockResolvedValue(undefined);
  const task = startPeriodicTask(round, { everyMs, onFailure });
  await pass(10);
  expect(round).toHaveBeenCalledTimes(2);
  await pass(everyMs);
  expect(round).toHaveBeenCalledTimes(3);
  await task.stop();
});

it("runs at once when woken, also during a run", async () => {
  const { round, finish } = makeSlowRound();
  const task = startPeriodicTask(round, { everyMs, onFailure });
  task.wake();
  finish();
  await pass(0);
  expect(round).toHaveBeenCalledTimes(2);
  finish();
  await pass(1);
  task.wake();
  await pass(0);
  expect(round).toHaveBeenCalledTimes(3);
  finish();
  await task.stop();
});

it("stops after the current run, which is notified", async () => {
  const { round, finish } = makeSlowRound();
  const task = startPeriodicTask(round, { everyMs, onFailure });
  const stopped = vi.fn();
  const stopping = task.stop().then(stopped);
  await pass(5_000);
  expect(round.mock.calls[0]?.[0].aborted).toBe(true);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  expect(round).toHaveBeenCalledOnce();
});

it("reports a failed run and continues", async () => {
  const failed = vi.fn();
  const round = vi.fn(async () => {}).mockRejectedValueOnce(new Error("the disk is full"));
  const task = startPeriodicTask(round, { everyMs, onFailure: failed });
  await pass(everyMs);
  await task.stop();
  expect(round).toHaveBeenCalledTimes(2);
  expect(failed.mock.calls).toEqual([[new Error("the disk is full")]]);
});

/** A round that goes on until it is told to finish. */
function makeSlowRound() {
  let finish = () => {};
  const round = vi.fn((_signal: AbortSignal) => new Promise<void>((resolve) => (finish = resolve)));
  return { round, finish: () => finish() };
}

it("reports each failure reason once until a run succeeds", async () => {
  const failures = ["away", "away", "away", "full", "full", null, "full"];
  const round = async () => {
    const failure = failures.shift();
    if (failure) throw new Error(failure);
  };
  const reported: string[] = [];
  const task = startPeriodicTask(round, {
    everyMs,
    onFailure: (error) => reported.push((error as Error).message),
  });
  await pass(8 * everyMs);
  expect(reported).toEqual(["away", "full", "full"]);
  await task.stop();
});
