import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";

const imageFile = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** A picture to cut from. */
export interface Master {
  readonly path: string;
  /** What is seen, from a text file of the same name beside it, or null. */
  readonly alt: string | null;
}

/** Finds pictures by their name without extension; where two folders have a name, the earlier folder wins. */
export async function findMasters(folders: readonly string[]): Promise<Map<string, Master>> {
  const masters = new Map<string, Master>();
  for (const folder of folders) {
    const files = (await readdir(folder)).sort();
    for (const file of files.filter((candidate) => imageFile.test(candidate))) {
      const { name } = parse(file);
      if (masters.has(name)) continue;
      const words = files.includes(`${name}.txt`) ? await readFile(join(folder, `${name}.txt`), "utf8") : "";
      masters.set(name, { path: join(folder, file), alt: words.trim() || null });
    }
  }
  return masters;
}
