// Decodes untrusted pictures in a separate process, which limits damage. Plain JavaScript, because Node runs it directly.
import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { restrictSharp } from "./open.mjs";
import { jobs } from "./work.mjs";

// When the machine or container runs out of memory, the kernel ends this process before the site.
await writeFile("/proc/self/oom_score_adj", "1000").catch(() => undefined);
// Pages take priority: on a busy machine this process gets a quarter of a core.
setPriority(5);
restrictSharp(process.argv.slice(2));

process.on("disconnect", () => process.exit());
process.on("message", (/** @type {import("./jobs").Request} */ { id, name, job }) => {
  // @ts-expect-error: only the sender knows that the job belongs to this name
  const work = /** @type {Promise<unknown>} */ (jobs[name](job));
  work.then(
    (result) => process.send?.({ id, result }),
    (error) => process.send?.({ id, failure: toFailure(error) }),
  );
});
process.send?.({ ready: true });

/** @param {unknown} error @returns {import("./jobs").Failure} */
function toFailure(error) {
  const message = error instanceof Error ? error.message : String(error);
  const isSystemError = error instanceof Error && "syscall" in error && "code" in error;
  return isSystemError ? { kind: "system", message, code: String(error.code) } : { kind: "damaged", message };
}
