import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Resident memory of a process and its children, in bytes; Linux only. */
export function measureTreeMemory(pid: number): number {
  return [pid, ...listDescendants(pid)].reduce((sum, one) => sum + measureMemory(one), 0);
}

function measureMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(tryRead(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

function listDescendants(pid: number): number[] {
  const children = tryRead(`/proc/${pid}/task/${pid}/children`).trim().split(" ").filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

function tryRead(path: string): string {
  try {
    return readFileSync(path, "latin1");
  } catch {
    // The process has ended.
    return "";
  }
}

/** Records the peak memory of a process and its children until `stop` is called, which returns it in bytes. */
export function recordPeakMemory(pid: number): { stop: () => Promise<number> } {
  let [peak, isWatching] = [0, true];
  const watching = (async () => {
    for (; isWatching; await wait(10)) peak = Math.max(peak, measureTreeMemory(pid));
  })();
  return {
    stop: async () => {
      isWatching = false;
      await watching;
      return peak;
    },
  };
}
