import { type NotNull, sql } from "kysely";
import { z } from "zod";
import { isOurPicture, isRendering } from "~/content/pictures.server";
import type { ServiceSlug } from "~/content/service-index";
import { readSlotTexts } from "~/features/page-texts/shown-pages.server";
import { toFramingFields, wholeFraming } from "~/features/site-pictures/framing";
import { parsePlacement } from "~/features/site-pictures/site-pictures.server";
import { createSlotSchema } from "~/features/site-pictures/slot-form.server";
import { placePhoto } from "~/features/site-pictures/slot-screen.server";
import { findSlot, listSlotGroups, type Slot, type SlotGroup } from "~/features/site-pictures/slots.server";
import { type Database, db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm, versionField } from "~/platform/http/handle-form.server";
import { idField, readForm, readTexts } from "~/platform/http/read-request";
import { selectPicture } from "~/platform/images/picture-source";
import type { StagedImage } from "~/platform/images/staged-images.server";
import { readRevisions } from "~/platform/revisions/revisions.server";
import { proposeService } from "~/sizes/propose-piece";
import { isListed } from "./audience.server";

/** Each picture takes up to two seconds to crop and store. */
const MAX_PROPOSALS = 12;

const MAX_PICTURES = 1000;

interface OwnPicture extends StagedImage {
  alt: string;
  service: ServiceSlug | null;
}

/** Newest first. Like on the site, a picture without a description gets its title. */
async function listOwnPictures(db: Database): Promise<ReadonlyMap<number, OwnPicture>> {
  const projects = db
    .selectFrom("projects")
    .where(isListed("project", "visitors"))
    .where("is_sample", "=", false)
    .select(["title", "description as text", "location", "projects.created_at as added_at"]);
  const rows = await db
    .selectFrom(
      projects
        .select(["image_id", "image_alt"])
        .select(sql.lit<number>(0).as("position"))
        .where("image_id", "is not", null)
        .$narrowType<{ image_id: NotNull }>()
        .unionAll(
          projects
            .innerJoin("project_pictures as further", "further.project_id", "projects.id")
            .select(["further.image_id", "further.image_alt", "further.position"]),
        )
        .unionAll(
          db
            .selectFrom("gallery_items")
            .where(isListed("gallery", "visitors"))
            .where("is_sample", "=", false)
            .where("image_id", "is not", null)
            .select(["title", "content as text", "location", "created_at as added_at"])
            .select(["image_id", "image_alt"])
            .select(sql.lit<number>(0).as("position"))
            .$narrowType<{ image_id: NotNull }>(),
        )
        .as("own"),
    )
    .innerJoin("images", "images.id", "own.image_id")
    .selectAll("images")
    .select(["own.title", "own.text", "own.location", "own.image_alt"])
    .orderBy("own.added_at", (order) => order.desc().nullsLast())
    .orderBy("own.position")
    .orderBy("images.id", "desc")
    .limit(MAX_PICTURES)
    .execute();
  const pictures = new Map<number, OwnPicture>();
  for (const { title, text, location, image_alt, ...image } of rows) {
    const alt = image_alt ?? title;
    if (isOurPicture(image) || pictures.has(image.id)) continue;
    const service = proposeService(title, [image_alt, text, location].filter(Boolean).join(" "));
    pictures.set(image.id, { id: image.id, picture: selectPicture(image, alt), alt, service });
  }
  return pictures;
}

/** Returns null if the photo is too small for the slot. */
function fillSlot(slot: Slot, photo: OwnPicture) {
  const schema = createSlotSchema(slot, { photo, problem: null, isComplete: true });
  return schema.safeParse({ alt: photo.alt, ...toFramingFields(wholeFraming) }).data ?? null;
}

const describeSlot = (group: SlotGroup, slot: Slot) => `${group.title}, ${slot.label}`;

/** Proposes the owner's newest pictures for service slots with our sample pictures; each picture once. */
export async function proposeSitePictures(db: Database) {
  const [pictures, revisions, texts] = await Promise.all([
    listOwnPictures(db),
    readRevisions(db, "picture"),
    readSlotTexts(db),
  ]);
  const placements = new Map(
    [...revisions].map(([document, revision]) => [document, parsePlacement(revision)]),
  );
  const usedIds = new Set([...placements.values()].map((placement) => placement?.photographId));
  const proposals = [];
  for (const group of listSlotGroups(texts).filter(({ isService }) => isService)) {
    const fitting = [...pictures.values()].filter(({ service }) => service === group.id);
    for (const slot of group.slots) {
      const document = `picture:${slot.name}`;
      if (!isRendering(slot.name) || placements.get(document)) continue;
      const photo = fitting.find((photo) => !usedIds.has(photo.id) && fillSlot(slot, photo));
      if (!photo) continue;
      usedIds.add(photo.id);
      const value = `${photo.id}:${revisions.get(document)?.id ?? 0}`;
      const { name, caption } = slot;
      proposals.push({ name, value, label: describeSlot(group, slot), caption, picture: photo.picture });
    }
  }
  return { proposals: proposals.slice(0, MAX_PROPOSALS), totalCount: proposals.length };
}

const choiceSchema = z
  .string()
  .transform((value): unknown[] => value.split(":"))
  .pipe(z.tuple([idField(), versionField()]));

const choicesSchema = z
  .record(z.string(), z.string())
  .transform((typed) =>
    Object.entries(typed).flatMap(([name, value]) => {
      const [found, choice] = [findSlot(name), choiceSchema.safeParse(value).data];
      return found?.group.isService && choice
        ? { ...found, photoId: choice[0], version: choice[1] ?? 0 }
        : [];
    }),
  )
  .refine((choices) => choices.length > 0, "Tick at least one picture.");

/** Saves each ticked picture like the form of its slot. A field has the slot's name and a value of `proposeSitePictures`. */
export async function fillSitePictures(request: Request) {
  return await handleForm(readTexts(await readForm(request)), {
    schema: choicesSchema,
    failure: { message: "Something went wrong. Please try again." },
    save: async (choices) => {
      const pictures = await listOwnPictures(db);
      const problems: string[] = [];
      for (const { group, slot, photoId, version } of choices) {
        const photo = pictures.get(photoId);
        const values = photo && fillSlot(slot, photo);
        const result = values
          ? await placePhoto(slot, version, values)
          : { status: 409, message: "This picture is no longer in your gallery." };
        if (result instanceof Response) continue;
        const problem = result.status === 409 && values ? "Changed on another device." : result.message;
        problems.push(`${describeSlot(group, slot)}: ${problem}`);
      }
      const savedCount = choices.length - problems.length;
      const saved = savedCount === 1 ? "1 picture saved." : `${savedCount} pictures saved.`;
      if (problems.length > 0) return { status: 409, message: [saved, "Not saved:", ...problems].join(" ") };
      return await replaceWithToast("/admin/site-pictures", {
        type: "success",
        message: `${saved} Your site is updated.`,
      });
    },
  });
}
