// Draws documents in a thread of its own, because a long one takes half a second. Plain JavaScript, because Node runs it directly.
import { parentPort } from "node:worker_threads";
import { writeQuotation } from "./write-quotation.mjs";
import { writeSheets } from "./write-sheets.mjs";

parentPort?.on(
  "message",
  (
    /** @type {import("../quotation-pdf.server").PdfJob | import("../quotation-pdf.server").SheetsJob} */ job,
  ) => {
    const written = "sheets" in job ? writeSheets(job.sheets) : writeQuotation(job);
    written.then(
      ({ pdf, failures }) => parentPort?.postMessage({ pdf, failures: failures.map(describe) }),
      (error) => parentPort?.postMessage({ error: describe(error) }),
    );
  },
);

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? String(error.stack) : String(error);
}
