import { expect, it } from "vitest";
import { createImageKey } from "../../app/images/image-key";
import type { ImageStore } from "../../app/images/image-store.server";

/** Tests that every image store must pass; `open` returns the same empty store each time. */
export function testImageStore(open: () => ImageStore): void {
  const image = "0123456789abcdef0123456789abcdef";
  const small = createImageKey(image, 320, "image/avif");
  const large = createImageKey(image, "original", "image/jpeg");

  it("is empty at first", async () => {
    expect(await list(open())).toEqual([]);
    expect(await open().open(small)).toBeNull();
  });

  it("returns a stored file with its size", async () => {
    const bytes = Buffer.alloc(300_000, "picture");
    await open().put(small, Buffer.from("small"));
    await open().put(large, bytes);
    const file = await open().open(large);
    expect(file?.size).toBe(300_000);
    expect(Buffer.from(await new Response(file?.body).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("tolerates a cancelled read", async () => {
    const file = await open().open(large);
    const reader = file?.body.getReader();
    expect((await reader?.read())?.done).toBe(false);
    const rejections: unknown[] = [];
    const onRejection = (error: unknown) => rejections.push(error);
    process.on("uncaughtException", onRejection);
    await reader?.cancel(new Error("The reader has left."));
    // Streams close a few ticks later.
    for (let tick = 0; tick < 20; tick++) await new Promise(setImmediate);
    process.off("uncaughtException", onRejection);
    expect(rejections).toEqual([]);
  });

  it("replaces a stored file", async () => {
    await open().put(small, Buffer.from("smaller"));
    const file = await open().open(small);
    expect(await new Response(file?.body).text()).toBe("smaller");
  });

  it("lists every file with its age", async () => {
    const files = await list(open());
    expect(files.map(({ key }) => key).sort()).toEqual([small, large]);
    for (const { modifiedAt } of files)
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
  });

  it("deletes a file, and ignores a missing one", async () => {
    await open().delete(small);
    await open().delete(small);
    expect(await open().open(small)).toBeNull();
    expect((await list(open())).map(({ key }) => key)).toEqual([large]);
  });
}

async function list(store: ImageStore) {
  const files: { key: string; modifiedAt: Date }[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}
