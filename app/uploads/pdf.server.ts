import { open } from "node:fs/promises";

const header = /^%PDF-\d\.\d/;
const tailLength = 2048;

/** Whether a file that begins so says that it is a PDF. */
export function isPdf(start: Buffer): boolean {
  return header.test(start.toString("latin1"));
}

/** Whether a PDF is there to its end: there its table of contents is named. */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(tailLength),
      0,
      tailLength,
      Math.max(0, size - tailLength),
    );
    return /startxref\s+\d+\s+%%EOF/.test(buffer.toString("latin1", 0, bytesRead));
  } finally {
    await file.close();
  }
}
