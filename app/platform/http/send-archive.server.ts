import { PassThrough, type Writable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { logger } from "~/platform/runtime/logger.server";
import { toIndianDay } from "~/platform/time/time";

export function sendArchive(kind: "backup" | "export", write: (out: Writable) => Promise<unknown>): Response {
  const file = new PassThrough();
  write(file).then(
    () => logger.info({ archive: kind }, "an archive was sent"),
    (error: unknown) => {
      logger.error({ err: error, archive: kind }, "an archive could not be completed");
      // Tells the receiver that the file is incomplete.
      file.destroy(error instanceof Error ? error : new Error(`The ${kind} failed`));
    },
  );
  return new Response(createReadableStreamFromReadable(file), {
    headers: {
      "Content-Type": "application/gzip",
      "Content-Disposition": `attachment; filename="site-${kind}-${toIndianDay(new Date())}.tar.gz"`,
      "Cache-Control": "no-store",
    },
  });
}
