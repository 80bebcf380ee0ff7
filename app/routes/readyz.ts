import { isReady } from "~/database/readiness.server";
import { findDiskWarning } from "~/uploads/disk-space.server";

/**
 * Says whether the site can serve now: what the first start makes is there and the database answers (readiness probe). A disk that
 * is nearly full is a second line and no reason to take the site away: pages and messages do not need much of it.
 */
export async function loader() {
  const ready = await isReady();
  const disk = await findDiskWarning();
  const warning = disk ? `warning: disk nearly full, ${toMegabytes(disk.free)} MB free\n` : "";
  return new Response((ready ? "ready\n" : "not ready\n") + warning, {
    status: ready ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}

function toMegabytes(bytes: number): number {
  return Math.floor(bytes / 1_000_000);
}
