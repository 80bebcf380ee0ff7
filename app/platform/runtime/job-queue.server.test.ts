import { expect, it } from "vitest";
import { JobQueue, QueueFull } from "./tasks.server";

/** Creates work that runs until `end` is called. */
function createWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

it("runs one job at a time, visitors' jobs first", async () => {
  const queue = new JobQueue({ waiting: 5, waitMs: 60_000 });
  const done: string[] = [];
  const first = createWork();
  const running = queue.run("worker", first.work);
  const waitingJobs = [
    queue.run("worker", async () => void done.push("variant")),
    queue.run("visitor", async () => void done.push("first visitor")),
    queue.run("visitor", async () => {
      done.push("failing visitor");
      throw new Error("damaged");
    }),
    queue.run("visitor", async () => void done.push("last visitor")),
  ];
  expect(done).toEqual([]);
  first.end();
  const outcomes = await Promise.allSettled([running, ...waitingJobs]);
  expect(done).toEqual(["first visitor", "failing visitor", "last visitor", "variant"]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
});

it("refuses a visitor when the queue is full", async () => {
  const queue = new JobQueue({ waiting: 1, waitMs: 60_000 });
  const first = createWork();
  const running = [queue.run("visitor", first.work), queue.run("visitor", async () => "second")];
  await expect(queue.run("visitor", async () => "third")).rejects.toThrow(QueueFull);
  first.end();
  expect(await Promise.all(running)).toEqual([undefined, "second"]);
});

it("refuses a visitor who waited too long, and continues with the next job", async () => {
  const queue = new JobQueue({ waiting: 5, waitMs: 1 });
  const first = createWork();
  const running = queue.run("visitor", first.work);
  await expect(queue.run("visitor", async () => "second")).rejects.toThrow(QueueFull);
  first.end();
  await running;
  expect(await queue.run("visitor", async () => "third")).toBe("third");
});
