import { isReady } from "~/platform/database/readiness.server";
import { findDiskWarning } from "~/platform/uploads/staged-file.server";

/** A nearly full disk is only a warning: pages and messages need little space. */
export async function loader() {
  const ready = await isReady();
  const disk = await findDiskWarning();
  // Anyone can read this, so it has no figures. Those are on the System screen.
  const warning = disk ? "warning: low disk\n" : "";
  return new Response((ready ? "ready\n" : "not ready\n") + warning, {
    status: ready ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
