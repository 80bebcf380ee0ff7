import { open } from "node:fs/promises";

/** Returns when a file is on the disk, or the names in a folder are. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
