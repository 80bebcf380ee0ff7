import { imageStore } from "../../app/platform/images/image-store.server";
import type { ReceivedImage } from "../../app/platform/images/queries.server";
import { parseFormWithImage } from "../../app/platform/images/staged-images.server";
import { createMultipartRequest, encodeMultipart } from "./multipart";

/** Uploads a picture as a form does. */
export async function stageImage(body: Buffer): Promise<ReceivedImage> {
  const parts = [{ name: "image", fileName: "picture", body }];
  const { image, problem } = await parseFormWithImage(createMultipartRequest(encodeMultipart(parts)));
  if (!image) throw new Error(problem ?? "The form returned no picture.");
  return image;
}

export async function readStoredFile(key: string): Promise<Buffer> {
  const file = await imageStore.open(key);
  if (!file) throw new Error(`${key} is not stored.`);
  return Buffer.from(await new Response(file.body).arrayBuffer());
}

export async function listStoredKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of imageStore.list()) keys.push(key);
  return keys.sort();
}
