import { open } from "node:fs/promises";
import { signatureLength } from "~/images/formats";

/** The first bytes of a file, by which its kind is known. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureLength), 0, signatureLength);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
