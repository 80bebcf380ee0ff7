import type { PictureName } from "~/content/pictures/slots";
import { findDefaultPicture, isRendering } from "~/content/pictures.server";
import { db } from "~/platform/database/database.server";
import { handleForm, type Refusal, showForm } from "~/platform/http/handle-form.server";
import { orNotFound, readTexts } from "~/platform/http/read-request";
import {
  findStagedImage,
  parseFormWithImage,
  type StagedImage,
  stageImage,
} from "~/platform/images/staged-images.server";
import { redirectWithUndo, saveEdit } from "~/platform/revisions/revisions.server";
import { formatDateTime } from "~/platform/time/time";
import { UploadRejected } from "~/platform/uploads/upload-rules";
import { type Framing, toFramingFields, wholeFraming } from "./framing";
import { readShownPictures } from "./shown-pictures.server";
import {
  cropPhoto,
  getPictureDocument,
  isSamePlacement,
  listStates,
  MAX_STATES,
  type SlotState,
} from "./site-pictures.server";
import { createSlotSchema, slotRequestSchema } from "./slot-form.server";
import { slotLabels as labels } from "./slot-labels";
import { findSlot, listSlotGroups, type Slot, type SlotTexts } from "./slots.server";

export async function readSlotScreen(name: string | undefined, texts: SlotTexts) {
  const { slot, group } = orNotFound(findSlot(name, listSlotGroups(texts)));
  const [states, uprightStates, shownPictures] = await Promise.all([
    listStates(db, slot.name),
    listStates(db, "home-hero-tall"),
    readShownPictures(db),
  ]);
  const [current] = states;
  return {
    slot,
    group: { id: group.id, title: group.title, to: group.to },
    version: current?.id ?? 0,
    isRendering: isRendering(slot.name),
    isOwn: shownPictures.isOwn(slot.name),
    shownPicture: shownPictures.find(slot.name),
    // The home page may show another photo on upright screens.
    uprightPicture: shownPictures.find("home-hero-tall"),
    hasOwnUprightPhoto: uprightStates[0]?.placement != null,
    placement: current?.placement ?? null,
    photo: await findStagedImage(current?.placement?.photographId ?? null),
    ...(await buildHistory(slot, states)),
  };
}

/** Lists the default picture once: first in `history` if it is current, otherwise as `original`. */
async function buildHistory({ name, isOptional }: Slot, states: readonly SlotState[]) {
  const { rendering, none } = labels.originals;
  const original = {
    ...(isRendering(name) ? (isOptional ? none : rendering) : labels.originals.default),
    picture: findDefaultPicture(name),
  };
  const history = [];
  for (const { id, savedAt, placement } of states) {
    const image = await findStagedImage(placement?.imageId ?? null);
    if (image) history.push({ id, savedAt: formatDateTime(savedAt.toISOString()), picture: image.picture });
    else if (history.length === 0 && id === states[0]?.id) history.push({ id, ...original });
  }
  const isDefault = states[0]?.placement === null;
  return { history, original: isDefault ? null : original, maxStates: MAX_STATES };
}

export interface SlotExtra {
  photo: StagedImage | null;
}

/** Shows the form again for a new photo or a preview; redirects after saving. */
export async function changeSlot(request: Request, name: string | undefined) {
  const { slot } = orNotFound(findSlot(name));
  const { fields, image, problem: fileProblem, status } = await parseFormWithImage(request);
  const sent = readTexts(fields);
  const { intent, version, stagedImage } = slotRequestSchema.parse(sent);
  const upload = image ? await stageImage(image) : { id: stagedImage, problem: fileProblem, status };
  const photo = await findStagedImage(upload.id ?? stagedImage);
  const isNew = upload.id !== null && upload.id !== stagedImage;
  const typed = isNew
    ? { ...sent, alt: await forgetAlt(slot.name, sent.alt ?? ""), ...toFramingFields(wholeFraming) }
    : sent;
  const isPreview = isNew || intent === "preview";
  const extra: SlotExtra = { photo };
  const missingProblem =
    stagedImage === null
      ? "Please choose a photo."
      : "This upload has expired. Please choose the photo again.";
  const problem = upload.problem ?? (photo ? null : missingProblem);
  const schema = createSlotSchema(slot, { photo, problem, isComplete: !isPreview });
  if (isPreview && schema.safeParse(typed).success) {
    const message = "Uploaded. Now crop the photo, then save.";
    const toast = isNew ? ({ type: "info", message } as const) : undefined;
    return showForm({ typed, errors: {}, version: version ?? 0, toast, extra });
  }
  return await handleForm(typed, {
    schema,
    title: "The photo was not saved",
    refuseInvalid: () =>
      problem === null
        ? { message: "Please check the fields below." }
        : { message: problem, status: upload.problem ? upload.status : 400 },
    failure: { message: "Something went wrong. What you typed is still here. Please try again." },
    extra,
    save: (values) => placePhoto(slot, version ?? 0, values),
  });
}

/** Saves a complete form of a slot, once if it is sent twice. */
export async function placePhoto(
  slot: Slot,
  version: number,
  { photo: { id, picture }, ...placement }: { photo: StagedImage; framing: Framing; alt: string },
): Promise<Response | Refusal> {
  const state = { photographId: id, ...placement };
  const document = getPictureDocument(slot.name);
  const [current] = await listStates(db, slot.name);
  if (current && isSamePlacement(current.placement, state))
    return await redirectWithUndo(document, labels.saved, { savedId: current.id, previousId: version });
  try {
    return await saveEdit(db, document, version, await cropPhoto(db, slot, state, picture));
  } catch (error) {
    if (!(error instanceof UploadRejected)) throw error;
    return { status: error.problem.status, message: error.message };
  }
}

/** The description of the photo that a new one replaces does not fit the new one. */
async function forgetAlt(name: PictureName, alt: string): Promise<string> {
  const [current] = await listStates(db, name);
  return alt === current?.placement?.alt ? "" : alt;
}
