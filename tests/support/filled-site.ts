import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { findDefaultPicture, type PictureName } from "../../app/content/pictures.server";
import { storeAttachedFile } from "../../app/features/enquiries/files/attached-files.server";
import { formatQuoteDetails, parseQuoteDetails } from "../../app/features/enquiries/schema";
import { createItem } from "../../app/features/items/changes.server";
import { db } from "../../app/platform/database/database.server";
import { storeImage } from "../../app/platform/images/queries.server";
import { inspectImage } from "../../app/platform/images/staged-images.server";
import { stageFile, uploadDirectory } from "../../app/platform/uploads/staged-file.server";
import { storeEnquiries } from "./enquiries";
import { createPhoto } from "./photo";

/** Stores a picture of this width, in pixels; returns its id. */
export async function storePhoto(width = 900): Promise<number> {
  return await storeJpeg(await createPhoto(width));
}

/** Stores the rendering of a slot, as samples have it. */
export async function storeRendering(name: PictureName): Promise<number> {
  return await storeJpeg(await readFile(`public${findDefaultPicture(name).src}`));
}

async function storeJpeg(jpeg: Buffer): Promise<number> {
  const file = await stageFile(Readable.from([jpeg]), uploadDirectory);
  try {
    return (await storeImage(db, { ...file, ...(await inspectImage(file.path, "image/jpeg")) })).id;
  } finally {
    await file.dispose();
  }
}

/**
 * Adds three projects, one of them a draft with further pictures, a gallery picture, an enquiry with a note and a file, a spam
 * enquiry and two testimonials.
 * @returns the ids of the first project and of the gallery picture
 */
export async function fillSite(): Promise<{ projectId: number; pictureId: number }> {
  const texts = {
    title: "Gate at Vadavalli",
    description: "=Sliding, 4 m",
    location: "Vadavalli",
    alt: "A gate",
  };
  const projectId = await createItem(db, "project", texts, await storePhoto());
  await createItem(db, "project", { ...texts, title: "Stair", location: null }, null);
  const furtherPictures = [
    { id: await storePhoto(610), alt: "The hinge" },
    { id: await storePhoto(620), alt: null },
  ];
  const shed = { ...texts, title: "Shed", finished: "2031-02" };
  await createItem(db, "project", shed, await storePhoto(600), { furtherPictures, isDraft: true });
  const pictureId = await createItem(
    db,
    "gallery",
    { title: "Rail", content: "SS 304", location: "Ooty", finished: "2031-03" },
    await storePhoto(),
  );
  if (projectId === null || pictureId === null) throw new Error("The items were not added.");
  const [ashaId = 0] = await storeEnquiries({
    name: "Asha",
    kind: "quote",
    phone: "9843012345",
    town: "Peelamedu",
    details: formatQuoteDetails({
      ...parseQuoteDetails({}),
      projectType: "gates",
      material: "ss",
      deliveryDate: "2031-03-31",
    }),
    status: "won",
    quoted_amount: 120_000,
    follow_up_on: "2031-02-01",
    like_kind: "project",
    like_id: projectId,
    like_title: "Gate at Vadavalli",
  });
  await storeEnquiries({ name: "Spammer", status: "spam" });
  await db
    .insertInto("enquiry_notes")
    .values({ enquiry_id: ashaId, author: "owner", text: "Called." })
    .execute();
  const file = await stageFile(Readable.from([await createPhoto(700)]), uploadDirectory);
  const { id } = await storeAttachedFile(db, { ...file, name: "a.jpg", contentType: "" }, async () => {});
  await file.dispose();
  const attachment = { enquiry_id: ashaId, file_id: id, name: "a.jpg", bytes: file.size };
  await db.insertInto("enquiry_attachments").values(attachment).execute();
  const testimonial = {
    name: "Asha",
    role: "House owner, Pollachi",
    stars: 5,
    given_on: "2031-03-01",
    source: "",
    consent: "on the phone",
  };
  await createItem(db, "testimonial", { ...testimonial, text: "First" });
  await createItem(db, "testimonial", { ...testimonial, text: "Second" });
  await db.updateTable("testimonials").set({ enquiry_id: ashaId }).where("text", "=", "First").execute();
  return { projectId, pictureId };
}
