import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

const announcements = new EventEmitter();
let announced = 0;

/** Tells the worker of this process that an image was stored. */
export function announceImage(): void {
  announced++;
  announcements.emit("stored");
}

/** How many images were announced so far: to be read before looking for images, see {@link waitForImage}. */
export function countAnnouncements(): number {
  return announced;
}

/**
 * Waits for an announcement after the first `seen` ones, or so many milliseconds, or until `signal` is aborted: one
 * that came while the caller was looking for images is not missed. Never throws.
 */
export async function waitForImage(seen: number, milliseconds: number, signal: AbortSignal): Promise<void> {
  if (announced > seen) return;
  const done = new AbortController();
  const either = { signal: AbortSignal.any([signal, done.signal]), ref: false };
  await Promise.race([wait(milliseconds, undefined, either), once(announcements, "stored", either)]).catch(
    () => undefined,
  );
  done.abort();
}
