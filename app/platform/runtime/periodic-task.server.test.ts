import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPeriodicTask } from "./tasks.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const intervalMs = 1_000;
const onFailure = (error: unknown) => expect.fail(String(error));
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it("runs immediately and then repeatedly", async () => {
  const run = vi.fn(async () => {});
  const task = startPeriodicTask(run, { intervalMs, onFailure });
  expect(run).toHaveBeenCalledTimes(1);
  await advance(999);
  expect(run).toHaveBeenCalledTimes(1);
  await advance(1_001);
  expect(run).toHaveBeenCalledTimes(3);
  await task.stop();
  await advance(10_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it("delays the first run if configured, and can be stopped before it", async () => {
  const run = vi.fn(async () => {});
  const options = { intervalMs, isFirstRunDelayed: true, onFailure };
  await startPeriodicTask(run, options).stop();
  const task = startPeriodicTask(run, options);
  await advance(999);
  expect(run).not.toHaveBeenCalled();
  await advance(1);
  expect(run).toHaveBeenCalledOnce();
  await task.stop();
});

it("runs earlier when a run requests it, and never later", async () => {
  const run = vi.fn().mockResolvedValueOnce(10).mockResolvedValueOnce(60_000).mockResolvedValue(undefined);
  const task = startPeriodicTask(run, { intervalMs, onFailure });
  await advance(10);
  expect(run).toHaveBeenCalledTimes(2);
  await advance(intervalMs);
  expect(run).toHaveBeenCalledTimes(3);
  await task.stop();
});

it("runs immediately when woken, or right after the current run", async () => {
  const { run, finish } = createSlowRun();
  const task = startPeriodicTask(run, { intervalMs, onFailure });
  task.wake();
  finish();
  await advance(0);
  expect(run).toHaveBeenCalledTimes(2);
  finish();
  await advance(1);
  task.wake();
  await advance(0);
  expect(run).toHaveBeenCalledTimes(3);
  finish();
  await task.stop();
});

it("stops after the current run, whose signal aborts", async () => {
  const { run, finish } = createSlowRun();
  const task = startPeriodicTask(run, { intervalMs, onFailure });
  const stopped = vi.fn();
  const stopping = task.stop().then(stopped);
  await advance(5_000);
  expect(run.mock.calls[0]?.[0].aborted).toBe(true);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  expect(run).toHaveBeenCalledOnce();
});

it("reports a failed run and continues", async () => {
  const onFailure = vi.fn();
  const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error("the disk is full"));
  const task = startPeriodicTask(run, { intervalMs, onFailure });
  await advance(intervalMs);
  await task.stop();
  expect(run).toHaveBeenCalledTimes(2);
  expect(onFailure.mock.calls).toEqual([[new Error("the disk is full")]]);
});

/** Creates a run that lasts until `finish` is called. */
function createSlowRun() {
  let finish = () => {};
  const run = vi.fn((_signal: AbortSignal) => new Promise<void>((resolve) => (finish = resolve)));
  return { run, finish: () => finish() };
}

it("reports a failure unless the previous run failed for the same reason", async () => {
  const failures = ["down", "down", "down", "full", "full", null, "full"];
  const run = async () => {
    const failure = failures.shift();
    if (failure) throw new Error(failure);
  };
  const reported: string[] = [];
  const task = startPeriodicTask(run, {
    intervalMs,
    onFailure: (error) => reported.push((error as Error).message),
  });
  await advance(8 * intervalMs);
  expect(reported).toEqual(["down", "full", "full"]);
  await task.stop();
});
