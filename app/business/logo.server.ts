import { z } from "zod";
import type { Database } from "~/platform/database/database.server";
import type { ImageRow } from "~/platform/database/tables";
import { iconSides, MASKABLE_SIDE } from "~/platform/images/encodings";
import { selectPicture } from "~/platform/images/picture-source";
import { readOriginal } from "~/platform/images/queries.server";
import { type EditedDocument, readRevision } from "~/platform/revisions/revisions.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { noteFallback, withFallback } from "~/platform/runtime/fallbacks.server";
import type { Logo } from "./logo";

const stateSchema = z.object({
  logo: z
    .object({
      imageId: z.int(),
      background: z.enum(["light", "dark"]).nullable(),
      /** Absent from logos of earlier versions. */
      containsName: z.boolean().optional(),
    })
    .nullable(),
});

export type LogoState = z.output<typeof stateSchema>["logo"];

/** Returns null without a logo, and for content in another version's format. */
export function parseLogo(content: unknown): LogoState {
  return stateSchema.safeParse(content).data?.logo ?? null;
}

export const logoDocument: EditedDocument = {
  name: "logo",
  screenPath: "/admin/firm/logo",
  messages: {
    saved: "Saved. Your site shows the logo now.",
    restored: "The earlier logo is back.",
    stale: "Not saved: the logo was changed on another device. Save again to use yours.",
  },
  maxRevisions: 10,
  restore: (revision) => toStoredLogo(revision && parseLogo(revision.content)),
};

export const removedLogoDocument: EditedDocument = {
  ...logoDocument,
  messages: { ...logoDocument.messages, saved: "The logo is removed. Your site shows your name." },
};

export function toStoredLogo(logo: LogoState) {
  return { content: { logo }, images: logo ? [logo.imageId] : [] };
}

let cachedLogo: Logo | null = null;

/** Returns null without a logo. While the database is unavailable, returns the last result. */
export async function readLogo(db: Database): Promise<Logo | null> {
  try {
    const logo = await findLogo(db);
    cachedLogo = logo && toLogo(logo.image, logo);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    noteFallback();
  }
  return cachedLogo;
}

async function findLogo(db: Database): Promise<({ image: ImageRow } & LogoDetails) | null> {
  const revision = await readRevision(db, "logo");
  const state = revision && parseLogo(revision.content);
  if (!state) return null;
  const image = await db.selectFrom("images").selectAll().where("id", "=", state.imageId).executeTakeFirst();
  return image ? { image, ...state } : null;
}

type LogoDetails = Pick<NonNullable<LogoState>, "background" | "containsName">;

/** A logo of an earlier version with at least this ratio (width to height) is assumed to contain the name. */
const WORDMARK_RATIO = 1.8;

function containsName({ width, height }: ImageRow, details: LogoDetails): boolean {
  return details.containsName ?? width / height >= WORDMARK_RATIO;
}

export function toLogo(image: ImageRow, details: LogoDetails): Logo {
  const { src, width, height, encodings } = selectPicture(image, "");
  const listFiles = (type: string) => encodings.find((encoding) => encoding.type === type)?.variants ?? [];
  const findIcon = (side: number) => listFiles("image/png").find((icon) => icon.width === side)?.url ?? src;
  const [favicon, apple, small, large] = iconSides;
  return {
    ...{ src, width, height, background: details.background, containsName: containsName(image, details) },
    srcSet: listFiles("image/webp")
      .map((variant) => `${variant.url} ${variant.width}w`)
      .join(", "),
    icons: {
      favicon: findIcon(favicon),
      apple: findIcon(apple),
      small: findIcon(small),
      large: findIcon(large),
      maskable: findIcon(MASKABLE_SIDE),
    },
  };
}

/** For emails, PDF files and drawings. */
export interface LogoFile extends Pick<Logo, "width" | "height" | "background" | "containsName"> {
  content: Buffer;
}

/** Returns null without a logo, or if its file cannot be read: a document without a logo is better than no document. */
export async function readLogoFile(db: Database): Promise<LogoFile | null> {
  return await withFallback("logo", findLogoFile(db), null);
}

async function findLogoFile(db: Database): Promise<LogoFile | null> {
  const logo = await findLogo(db);
  if (!logo) return null;
  const { storage_key, width, height } = logo.image;
  return {
    ...{ width, height, background: logo.background, containsName: containsName(logo.image, logo) },
    content: await readOriginal(storage_key),
  };
}
