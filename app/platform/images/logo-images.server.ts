import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import type { Database } from "~/platform/database/database.server";
import { runDecoderJob } from "./decoder-process.server";
import type { EncodedPicture } from "./encodings";

import {
  fitLogo,
  headerBox,
  iconSides,
  type LogoBackground,
  MASKABLE_SIDE,
  MAX_SIGNATURE_LENGTH,
} from "./encodings";
import { createTemporaryPaths, encodePictures } from "./make-images.server";
import { type ReceivedImage, storeOriginal } from "./queries.server";

/** In pixels; enough for high-density screens and paper. */
const masterBox = { width: 800, height: 240 };

const white = "#ffffff";
const graphite = "#10181c";

interface CreatedLogo {
  width: number;
  height: number;
  data: Buffer;
  background: LogoBackground;
  /** Size in pixels without margins, before scaling down. */
  source: { width: number; height: number };
  /** WebP files for pages, then PNG icons. */
  files: EncodedPicture[];
}

/** Returns null when nothing is visible. @throws {UploadRejected} when the picture cannot be decoded */
export async function makeLogo(path: string): Promise<CreatedLogo | null> {
  const [target, icon] = await createTemporaryPaths();
  try {
    const logo = await runDecoderJob("makeLogo", { path, target, box: masterBox });
    if (!logo) return null;
    const data = await readFile(target);
    const files: EncodedPicture[] = [];
    const shownWidth = fitLogo(logo, headerBox).width;
    const widths = [1, 2, 3].map((density) => Math.min(shownWidth * density, logo.width));
    for await (const file of encodePictures(data, () =>
      [...new Set(widths)].map((width) => ({ type: "image/webp", width, options: { lossless: true } })),
    ))
      files.push(file);
    const background = logo.background === "dark" ? graphite : white;
    for (const side of [...iconSides, MASKABLE_SIDE]) {
      const iconJob = { path: target, target: icon, side, background, isMaskable: side === MASKABLE_SIDE };
      await runDecoderJob("makeIcon", iconJob);
      files.push({ data: await readFile(icon), type: "image/png", width: side });
    }
    return { ...logo, data, files };
  } finally {
    for (const file of [target, icon]) await rm(file, { force: true });
  }
}

export async function storeLogo(
  db: Database,
  { sha256 }: Pick<ReceivedImage, "sha256">,
  { data, width, height, files }: CreatedLogo,
): Promise<{ id: number }> {
  const image = { data, width, height, type: "image/png", placeholder: null } as const;
  const logoHash = createHash("sha256").update(`${sha256} logo`).digest("hex");
  return await storeOriginal(db, image, { sha256: logoHash, files });
}

/** In pixels, for paper. */
const signatureBox = { width: 300, height: 100 };

/** Returns a `data:` URI; null when nothing is visible. @throws {UploadRejected} when the picture cannot be decoded */
export async function makeSignature(path: string): Promise<string | null> {
  const [target] = await createTemporaryPaths();
  try {
    const ink = await runDecoderJob("makeLogo", { path, target, box: signatureBox });
    if (!ink) return null;
    const encoded = encodePictures(await readFile(target), ({ width }) =>
      [1, 2, 4].map((divisor) => ({
        type: "image/png",
        width: Math.ceil(width / divisor),
        options: { palette: true, colours: 16, compressionLevel: 9 },
      })),
    );
    for await (const { data } of encoded) {
      const uri = `data:image/png;base64,${data.toString("base64")}`;
      if (uri.length <= MAX_SIGNATURE_LENGTH) return uri;
    }
    throw new Error("The signature is too large for a quotation");
  } finally {
    await rm(target, { force: true });
  }
}

/** In bytes: mail programs load it with each email. */
const MAX_MAIL_LOGO_BYTES = 15_000;

/** Creates a PNG of twice the shown width, or of that width if the file would be too large. @throws {UploadRejected} */
export async function makeMailLogo(logo: Buffer, { width }: { width: number }): Promise<Buffer> {
  const encoded = encodePictures(logo, (picture) =>
    [
      { density: 2, colours: 256 },
      { density: 2, colours: 32 },
      { density: 1, colours: 256 },
    ].map(({ density, colours }) => ({
      type: "image/png",
      width: Math.min(width * density, picture.width),
      options: { palette: true, colours, compressionLevel: 9 },
    })),
  );
  for await (const { data } of encoded) if (data.length <= MAX_MAIL_LOGO_BYTES) return data;
  throw new Error("The logo is too large for an email");
}

/** Draws a logo onto the picture of a link preview, with the priority of a worker. @throws {UploadRejected} for unusable files */
export async function drawLogoOnCard(
  card: Buffer,
  { content, background }: { content: Buffer; background: LogoBackground },
): Promise<Buffer> {
  const [path, logo, target] = await createTemporaryPaths();
  const plate = background && { light: white, dark: graphite }[background];
  try {
    await writeFile(path, card, { mode: 0o600 });
    await writeFile(logo, content, { mode: 0o600 });
    await runDecoderJob("makeCard", { path, logo, target, plate }, "worker");
    return await readFile(target);
  } finally {
    for (const file of [path, logo, target]) await rm(file, { force: true });
  }
}
