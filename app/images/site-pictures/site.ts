import { fileURLToPath } from "node:url";
import type { Shot } from "../../content/pictures/shot";
import { shots } from "../../content/pictures/shots";
import { slots } from "../../content/pictures/slots";

/** What the pictures are made for: the places, what each shows, and where the results go. */
export interface PictureSite {
  readonly slots: Readonly<Record<string, string>>;
  readonly shots: Readonly<Record<string, Shot>>;
  readonly publicFolder: string;
  readonly manifestFile: string;
}

/** This site. */
export const thisSite: PictureSite = {
  slots,
  shots,
  publicFolder: fileURLToPath(new URL("../../../public/pictures", import.meta.url)),
  manifestFile: fileURLToPath(new URL("../../content/pictures/manifest.json", import.meta.url)),
};
