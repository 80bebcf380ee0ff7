import { z } from "zod";
import { db } from "~/platform/database/database.server";
import { handleForm, versionField } from "~/platform/http/handle-form.server";
import { readTexts } from "~/platform/http/read-request";
import { makeLogo, storeLogo } from "~/platform/images/logo-images.server";
import type { ReceivedImage } from "~/platform/images/queries.server";
import { parseFormWithImage } from "~/platform/images/staged-images.server";
import { listHistory, readRevision, saveEdit } from "~/platform/revisions/revisions.server";
import { formatDateTime } from "~/platform/time/time";
import { toRejection } from "~/platform/uploads/staged-file.server";
import {
  type LogoState,
  logoDocument,
  parseLogo,
  removedLogoDocument,
  toLogo,
  toStoredLogo,
} from "./logo.server";

/** In pixels, without margins. A smaller logo would be blurred in the header. */
const MIN_LONG_SIDE = 120;
const MIN_SHORT_SIDE = 40;

export const logoFormats = {
  names: ["png", "jpeg", "webp"],
  problem: {
    status: 400,
    message:
      "Choose a PNG, JPEG or WebP file. SVG, HEIC and other formats can't be used: save your picture as PNG.",
  },
} as const;

export async function readLogoScreen() {
  const revisions = (await listHistory(db, "logo")).slice(0, logoDocument.maxRevisions);
  const states = revisions.map(({ id, content, createdAt }) => ({
    id,
    createdAt,
    state: parseLogo(content),
  }));
  const ids = states.flatMap(({ state }) => state?.imageId ?? []);
  const images =
    ids.length > 0 ? await db.selectFrom("images").selectAll().where("id", "in", ids).execute() : [];
  const findShownLogo = (state: LogoState) => {
    const image = images.find(({ id }) => id === state?.imageId);
    return state && image ? toLogo(image, state) : null;
  };
  return {
    version: states[0]?.id ?? 0,
    logo: findShownLogo(states[0]?.state ?? null),
    history: states.map(({ id, createdAt, state }) => ({
      id,
      savedAt: formatDateTime(createdAt.toISOString()),
      logo: findShownLogo(state),
    })),
    maxLogos: logoDocument.maxRevisions ?? 0,
  };
}

/** Redirects with an undo toast, or returns the form. */
export async function changeLogo(request: Request) {
  const { fields, image, problem, status } = await parseFormWithImage(request, logoFormats);
  try {
    const sent = readTexts(fields);
    // The page of a refused form shows it without its file.
    const typed: Record<string, string> = { ...sent, hadFile: image ? "on" : "" };
    const isRemoval = typed.intent === "remove";
    const document = isRemoval ? removedLogoDocument : logoDocument;
    const version = versionField().parse(typed.version) ?? 0;
    const upload = image && !isRemoval ? await prepareLogo(image) : { problem, status, state: null };
    // Once: the next form without a file only changes the logo that is there.
    const lacksFile = sent.hadFile === "on" && !image;
    const keepsLogo = !isRemoval && !image && !problem && !lacksFile;
    const current = keepsLogo ? parseLogo((await readRevision(db, "logo"))?.content) : null;
    const logo = upload.state ?? current;
    const refusal = isRemoval || logo ? null : (upload.problem ?? "Choose a file first.");
    return await handleForm(typed, {
      schema: z.unknown().superRefine((_, context) => {
        if (refusal) context.addIssue({ code: "custom", path: ["image"], message: refusal });
      }),
      refuseInvalid: () => ({ status: upload.problem ? upload.status : 400 }),
      failure: { message: "The logo could not be saved. Please try again." },
      save: () =>
        saveEdit(
          db,
          document,
          version,
          toStoredLogo(logo && { ...logo, containsName: typed.containsName === "on" }),
        ),
    });
  } finally {
    await image?.dispose();
  }
}

/** Stores a usable logo. `problem` says why a logo cannot be used. */
async function prepareLogo(
  image: ReceivedImage,
): Promise<{ problem: string | null; status: number; state: LogoState }> {
  const refuse = (problem: string, status = 400) => ({ problem, status, state: null });
  try {
    const logo = await makeLogo(image.path);
    if (!logo) return refuse("This picture is empty: it is all white or transparent.");
    const { width, height } = logo.source;
    if (Math.max(width, height) < MIN_LONG_SIDE || Math.min(width, height) < MIN_SHORT_SIDE)
      return refuse(
        `This logo is only ${width} × ${height} pixels without its margins. It needs 120 × 40 or more: ask your designer for a larger file.`,
      );
    const { id } = await storeLogo(db, image, logo);
    return { problem: null, status: 200, state: { imageId: id, background: logo.background } };
  } catch (error) {
    const { problem } = toRejection(error, "a logo could not be stored");
    return refuse(problem.message, problem.status);
  }
}
