import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "~/platform/database/database.server";
import { createAttachedKey, imageStore } from "~/platform/images/image-store.server";
import { config } from "~/platform/runtime/config.server";
import { createToken } from "~/platform/runtime/tokens.server";
import {
  deliverMails,
  findFirstMails,
  office,
  setUpMailServer,
} from "../../../../tests/support/deliver-mails";
import { createPhoto } from "../../../../tests/support/photo";
import { stageQuoteFile } from "../files/staged-files.server";
import { storeEnquiry } from "../receive-enquiry.server";
import { makeMailPhotos } from "./mail-photos.server";

const server = setUpMailServer();

const defaults = {
  timeoutMs: 60_000,
  onFailure: (error: unknown) => {
    throw error;
  },
};

test("attaches small photos to the notification and lists all files by name", async () => {
  const mail = await receive([
    { name: "front.jpg", content: await createPhoto(1600) },
    { name: "plan.pdf", content: Buffer.from("a plan") },
  ]);
  const [photo, ...others] = mail.attachments;
  expect(others).toEqual([]);
  expect(photo).toMatchObject({ mimeType: "image/jpeg", disposition: "inline" });
  expect(mail.html).toContain(`src="cid:${photo?.contentId?.replace(/[<>]/g, "")}" alt="front.jpg"`);
  const { format, width, height } = await sharp(Buffer.from(photo?.content as ArrayBuffer)).metadata();
  expect([format, width, height]).toEqual(["jpeg", 480, 320]);
  for (const name of ["- front.jpg", "- plan.pdf"]) expect(mail.text).toContain(name);
  expect(mail.html).toContain("plan.pdf");
});

test("sends the email without missing and damaged photos", async () => {
  const mail = await receive([
    { name: "gone.jpg", content: null },
    { name: "broken.jpg", content: Buffer.from("not an image") },
    { name: "fine.jpg", content: await createPhoto(300) },
  ]);
  expect(mail.attachments).toHaveLength(1);
  for (const name of ["gone.jpg", "broken.jpg", "fine.jpg"]) {
    expect(mail.text).toContain(`- ${name}`);
    expect(mail.html).toContain(name);
  }
});

test("limits the photos in an email to 400 kB", async () => {
  const files = await Promise.all(
    Array.from({ length: 5 }, async (_, n) => ({
      name: `${n}.jpg`,
      content: await createNoise(),
    })),
  );
  const mail = await receive(files);
  const bytes = mail.attachments.map(({ content }) => (content as ArrayBuffer).byteLength);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.length).toBeLessThan(5);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(400_000);
  expect(mail.text).toContain("- 4.jpg");
});

test("includes only the first five photos", async () => {
  const key = createAttachedKey("c".repeat(32), "image/jpeg");
  await imageStore.put(key, await createPhoto(60));
  const files = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.jpg`, key }));
  const photos = await makeMailPhotos(files, defaults);
  expect(photos.map(({ name }) => name)).toEqual(["0.jpg", "1.jpg", "2.jpg", "3.jpg", "4.jpg"]);
});

test("fills transparent areas with white", async () => {
  const key = createAttachedKey("a".repeat(32), "image/png");
  const canvas = { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  await imageStore.put(key, await sharp({ create: canvas }).png().toBuffer());
  const [photo] = await makeMailPhotos([{ name: "plan.png", key }], defaults);
  const { channels } = await sharp(photo?.content).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("does not wait for slow photos", async () => {
  const key = createAttachedKey("b".repeat(32), "image/jpeg");
  await imageStore.put(key, await createPhoto(1600));
  expect(await makeMailPhotos([{ name: "a.jpg", key }], { timeoutMs: 0, onFailure: () => {} })).toEqual([]);
});

/** An image that does not compress well. */
async function createNoise(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
  const create = { width: 480, height: 640, channels: 3, background: "#888", noise } as const;
  return await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
}

interface File {
  name: string;
  /** Null for a lost file. */
  content: Buffer | null;
}

async function stage(files: File[]): Promise<string> {
  const form = createToken();
  for (const { name, content } of files) {
    const sha256 = createHash("sha256").update(`${name}${content?.length}`).digest("hex");
    const type = name.endsWith(".pdf") ? "application/pdf" : "image/jpeg";
    const storage_key = createAttachedKey(sha256.slice(0, 32), type);
    if (content) await imageStore.put(storage_key, content);
    const { id } = await db
      .insertInto("attached_files")
      .values({ sha256, storage_key })
      .returning("id")
      .executeTakeFirstOrThrow();
    await stageQuoteFile(db, form, { fileId: id, name, bytes: 100, network: "203.0.113.0" });
  }
  return form;
}

/** Sends a message with files after another person's message. Returns the email to the business. */
async function receive(files: File[]) {
  const content = { name: "Muthu", email: "muthu@example.com", phone: "9843012345", message: "A gate" };
  const message = { kind: "message", content, source: { path: "/contact" } } as const;
  const other = { ...message, content: { ...content, name: "Ravi" } };
  const formToken = await stage([{ name: "other.jpg", content: await createPhoto(60) }]);
  await storeEnquiry(db, { ...other, formToken }, null);
  await storeEnquiry(db, { ...message, formToken: await stage(files) }, office);
  await deliverMails(server, 2, { from: "Website <site@example.com>" });
  const mail = findFirstMails(server).notice;
  if (!mail) throw new Error("The email is missing.");
  expect(mail.text).not.toContain("other.jpg");
  for (const { from } of server.received)
    expect(from).toMatchObject({ name: config.business.name, address: "site@example.com" });
  return mail;
}
