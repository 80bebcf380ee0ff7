import { createHash } from "node:crypto";
import type { LogoFile } from "~/business/logo.server";
import { createDocumentKey, imageStore } from "~/platform/images/image-store.server";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import type { Priority } from "~/platform/runtime/tasks.server";
import { type Acceptance, writeQuotationPdf } from "./quotation-pdf.server";
import type { ShownQuotation } from "./show-quotation.server";

/** Increment when the same content is drawn differently. */
const FORMAT = 3;

interface Document {
  versionId: number;
  quotation: ShownQuotation;
  acceptance: Acceptance | null;
  logo: LogoFile | null;
}

/** By key: a second request for the same document waits for the first. */
const running = new Map<string, Promise<Buffer>>();

/**
 * Returns the PDF of a sent version, which is drawn once for each state and kept beside the pictures.
 * @throws {QueueFull} for a visitor when too many documents wait
 */
export async function readQuotationPdf(document: Document, priority: Priority): Promise<Buffer> {
  const key = createKey(document);
  const stored = await withFallback("cached PDF", readStored(key), null);
  if (stored) return stored;
  const drawing = running.get(key) ?? drawAndStore(key, document, priority);
  running.set(key, drawing);
  try {
    return await drawing;
  } finally {
    running.delete(key);
  }
}

/** The key depends on everything that the document shows. */
function createKey({ versionId, quotation, acceptance, logo }: Document): string {
  const hash = createHash("sha256").update(JSON.stringify([FORMAT, versionId, quotation, acceptance]));
  if (logo) hash.update(String(logo.background)).update(logo.content);
  return createDocumentKey(hash.digest("hex"), versionId);
}

async function readStored(key: string): Promise<Buffer | null> {
  const file = await imageStore.open(key);
  return file && Buffer.from(await new Response(file.body).arrayBuffer());
}

async function drawAndStore(key: string, document: Document, priority: Priority): Promise<Buffer> {
  const pdf = await writeQuotationPdf(document.quotation, { ...document, priority });
  await withFallback("cached PDF", imageStore.put(key, pdf), null);
  return pdf;
}
