import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type SendResult, UploadQueue, type UploadState } from "./upload-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const makeFile = (name: string) => new File([name], name);

/** A queue whose `send` is defined by the test. */
function createQueue(send: (name: string, signal: AbortSignal) => Promise<SendResult>) {
  const history: Record<string, string[]> = {};
  const states = new Map<string, UploadState>();
  const queue = new UploadQueue({
    prepare: async (file) => file,
    send: (file, { signal }) => send(file.name, signal),
    onChange: (key, state) => {
      history[key] ??= [];
      if (history[key].at(-1) !== state.name) history[key].push(state.name);
      states.set(key, state);
    },
  });
  return { queue, history, states };
}

it("uploads a few files at a time, each once, and settles when all are uploaded", async () => {
  let running = 0;
  let maxRunning = 0;
  const { queue, states } = createQueue(async (name) => {
    maxRunning = Math.max(maxRunning, ++running);
    await vi.advanceTimersByTimeAsync(0);
    running--;
    return { id: Number(name) };
  });
  const names = ["1", "2", "3", "4", "5", "6", "7", "8"];
  for (const name of names) queue.start(name, makeFile(name));
  await queue.retryAndWait();
  expect(names.map((name) => states.get(name))).toEqual(
    names.map((name) => ({ name: "staged", id: Number(name) })),
  );
  expect(maxRunning).toBe(3);
});

it("retries with increasing delays after a connection error, then fails", async () => {
  let attempts = 0;
  const { queue, history, states } = createQueue(async () => {
    attempts++;
    throw new Error("The connection broke");
  });
  queue.start("gate", makeFile("gate"));
  const settled = queue.retryAndWait();
  await vi.advanceTimersByTimeAsync(1_000 + 2_000);
  expect(states.get("gate")).toEqual({ name: "pausing", seconds: 4 });
  await vi.advanceTimersByTimeAsync(4_000 + 8_000);
  await settled;
  expect(attempts).toBe(5);
  expect(history.gate?.at(-1)).toBe("failed");
});

it.each([
  ["a failed upload", 60_000, { name: "failed" }],
  ["an upload that waits for its next attempt", 1_000 + 2_000 + 4_000, { name: "pausing", seconds: 8 }],
])("retries %s immediately when the form waits for it", async (_, elapsedMs, state) => {
  let isBroken = true;
  const { queue, states } = createQueue(async () => {
    if (isBroken) throw new Error("The connection broke");
    return { id: 7 };
  });
  queue.start("gate", makeFile("gate"));
  await vi.advanceTimersByTimeAsync(elapsedMs);
  expect(states.get("gate")).toEqual(state);
  isBroken = false;
  await queue.retryAndWait();
  expect(states.get("gate")).toEqual({ name: "staged", id: 7 });
});

it("retries an upload that was refused without a session when the form waits for it", async () => {
  const results: SendResult[] = [{ isSignedOut: true }, { id: 7 }];
  const { queue, states } = createQueue(async () => results.shift() ?? { problem: "Sent too often." });
  queue.start("gate", makeFile("gate"));
  await vi.advanceTimersByTimeAsync(0);
  expect(states.get("gate")).toEqual({ name: "signed-out" });
  await queue.retryAndWait();
  expect(states.get("gate")).toEqual({ name: "staged", id: 7 });
});

it("does not retry an upload that the site refuses, and continues with the others", async () => {
  const { queue, states } = createQueue(async (name) =>
    name === "notes" ? { problem: "No picture." } : { id: 1 },
  );
  queue.start("notes", makeFile("notes"));
  queue.start("gate", makeFile("gate"));
  await queue.retryAndWait();
  expect(states.get("notes")).toEqual({ name: "refused", problem: "No picture." });
  expect(states.get("gate")).toEqual({ name: "staged", id: 1 });
});

it("aborts a cancelled upload and does not wait for it", async () => {
  const aborted: string[] = [];
  const { queue, history } = createQueue(
    (name, signal) =>
      new Promise((_, reject) =>
        signal.addEventListener("abort", () => {
          aborted.push(name);
          reject(new Error("aborted"));
        }),
      ),
  );
  queue.start("gate", makeFile("gate"));
  await vi.advanceTimersByTimeAsync(0);
  const settled = queue.retryAndWait();
  queue.cancel("gate");
  await settled;
  expect(aborted).toEqual(["gate"]);
  expect(queue.find("gate")).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(history.gate?.at(-1)).toBe("sending");
});
