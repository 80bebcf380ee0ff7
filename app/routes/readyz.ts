import { isReady } from "~/database/readiness.server";
import { findDiskWarning } from "~/uploads/disk-space.server";

/** A nearly full disk is only a warning: pages and messages need little space. */
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
