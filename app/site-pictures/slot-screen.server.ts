import { data } from "@remix-run/node";
import type { PictureSource } from "~/content/picture-source";
import { findDeliveredPicture, isRendering } from "~/content/pictures.server";
import { sitePictureProblems as problems, sitePictureWords as words } from "~/content/site-pictures";
import { db } from "~/database/database.server";
import { replaceWithToast } from "~/http/flash.server";
import { orNotFound, readTexts } from "~/http/read-request";
import { parseFormWithImage } from "~/images/form-with-image.server";
import { findStagedImage, type StagedImage, stageImage } from "~/images/staged-images.server";
import { statusOfFailure } from "~/runtime/failure.server";
import { logger } from "~/runtime/logger.server";
import { formatMinute } from "~/time/format-day";
import type { ToastMessage } from "~/ui/toast-message";
import { UploadRejected } from "~/uploads/upload-rules";
import { wholeFraming, writeFraming } from "./framing";
import { readShownPictures } from "./shown-pictures.server";
import { listStates, MOST_STATES, placePhotograph, restoreState } from "./site-pictures.server";
import { envelope, parseSlot } from "./slot-form.server";
import { findSlot } from "./slots.server";

const SITE_PICTURES = "/admin/site-pictures";

export async function readSlotScreen(name: string | undefined) {
  const { slot, group } = orNotFound(findSlot(name));
  const [states, uprightStates, shown] = await Promise.all([
    listStates(db, slot.name),
    listStates(db, "home-hero-tall"),
    readShownPictures(db),
  ]);
  const [current] = states;
  return {
    slot,
    group: { id: group.id, title: group.title, to: group.to },
    revision: current?.id ?? 0,
    isRendering: isRendering(slot.name),
    isOwn: shown.isOwn(slot.name),
    shown: shown.find(slot.name),
    // The home page may show another photograph on upright screens.
    upright: shown.find("home-hero-tall"),
    isUprightOwn: uprightStates[0]?.placed != null,
    placed: current?.placed ?? null,
    photograph: await findStagedImage(current?.placed?.photographId ?? null),
    history: await listHistory(slot.name, states),
  };
}

async function listHistory(
  name: Parameters<typeof listStates>[1],
  states: Awaited<ReturnType<typeof listStates>>,
) {
  const delivered = findDeliveredPicture(name);
  const history: { id: number; savedAt: string; picture: PictureSource; isOwn: boolean }[] = [];
  for (const { id, savedAt, imageId } of states) {
    const image = await findStagedImage(imageId);
    history.push({
      id,
      savedAt: formatMinute(savedAt.toISOString()),
      picture: image?.picture ?? delivered,
      isOwn: image !== null,
    });
  }
  return { states: history, most: MOST_STATES, delivered };
}

export interface AnsweredSlot {
  errors: Record<string, string>;
  typed: Record<string, string>;
  photograph: StagedImage | null;
  revision: number;
  toast?: ToastMessage;
}

/** A new photograph or a preview returns the form with 200, a save redirects; otherwise 400, 409, 413, 500, 503 or 507. */
export async function changeSlot(request: Request, name: string | undefined) {
  const { slot } = orNotFound(findSlot(name));
  const { fields, image, problem, status } = await parseFormWithImage(request);
  const typed = readTexts(fields);
  const asked = envelope.parse(typed);
  const upload = image ? await stageImage(image) : { id: asked.stagedImage, problem, status };
  const photograph = await findStagedImage(upload.id ?? asked.stagedImage);
  const isNew = upload.id !== null && upload.id !== asked.stagedImage;
  const shown = isNew ? { ...typed, ...writeFraming(wholeFraming) } : typed;
  const answer = (
    code: number,
    errors: Record<string, string>,
    toast?: ToastMessage,
    revision = asked.revision,
  ) => data<AnsweredSlot>({ errors, typed: shown, photograph, revision, toast }, { status: code });
  const refuse = (code: number, message: string, errors: Record<string, string> = {}, revision?: number) =>
    answer(
      code,
      errors,
      { kind: "error", title: words.refused, message, ...(code === 409 && { isConflict: true }) },
      revision,
    );

  if (upload.problem) return refuse(upload.status, upload.problem, { image: upload.problem });
  if (!photograph) {
    const missing = asked.stagedImage === null ? problems.image : words.gone;
    return refuse(400, missing, { image: missing });
  }
  const isLook = isNew || asked.do === "look";
  const { placed, errors } = parseSlot(shown, slot, photograph.picture, !isLook);
  if (errors) return refuse(400, words.check, errors);
  if (isLook) return answer(200, {}, isNew ? { kind: "info", message: words.chosen } : undefined);
  try {
    const state = { photographId: photograph.id, ...placed };
    const saved = await placePhotograph(db, slot, state, {
      follows: asked.revision,
      photograph: photograph.picture,
    });
    if (saved) return await leave(slot.name, words.saved, asked.revision);
    const [newest] = await listStates(db, slot.name);
    return refuse(409, words.stale, {}, newest?.id ?? 0);
  } catch (error) {
    if (error instanceof UploadRejected) return refuse(error.problem.status, error.message);
    logger.error({ err: error }, words.refused);
    return refuse(statusOfFailure(error), words.failed);
  }
}

/**
 * Restores an earlier state; 0 is the delivered picture.
 * @throws {Response} 404 for an unknown slot or state
 */
export async function restoreSlot(name: string | undefined, id: number) {
  const { slot } = orNotFound(findSlot(name));
  return await leave(slot.name, words.restored, orNotFound(await restoreState(db, slot.name, id)));
}

function leave(slot: string, message: string, undoTo: number) {
  const screen = `${SITE_PICTURES}/${slot}`;
  return replaceWithToast(screen, { kind: "success", message, undo: `${screen}/restore/${undoTo}` });
}
