import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

const announcements = new EventEmitter();

/** Tells the worker of this process that an image was stored. */
export function announceImage(): void {
  announcements.emit("stored");
}

/** Waits for an announcement, or so many milliseconds, or until `signal` is aborted. Never throws. */
export async function waitForImage(milliseconds: number, signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  const either = { signal: AbortSignal.any([signal, done.signal]), ref: false };
  await Promise.race([wait(milliseconds, undefined, either), once(announcements, "stored", either)]).catch(
    () => undefined,
  );
  done.abort();
}
