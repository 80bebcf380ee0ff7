import { expect, it } from "vitest";
import { createImageKey, type ImageStore } from "../../app/platform/images/image-store.server";

/** Tests that every image store must pass; `open` returns the same empty store each time. */
export function testImageStore(openStore: () => ImageStore): void {
  const imageId = "0123456789abcdef0123456789abcdef";
  const smallKey = createImageKey(imageId, 320, "image/avif");
  const largeKey = createImageKey(imageId, "original", "image/jpeg");

  it("is empty at first", async () => {
    expect(await list(openStore())).toEqual([]);
    expect(await openStore().open(smallKey)).toBeNull();
  });

  it("returns a stored file with its size", async () => {
    const bytes = Buffer.alloc(300_000, "picture");
    await openStore().put(smallKey, Buffer.from("small"));
    await openStore().put(largeKey, bytes);
    const file = await openStore().open(largeKey);
    expect(file?.size).toBe(300_000);
    expect(Buffer.from(await new Response(file?.body).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("tolerates a cancelled read", async () => {
    const file = await openStore().open(largeKey);
    const reader = file?.body.getReader();
    expect((await reader?.read())?.done).toBe(false);
    const uncaughtErrors: unknown[] = [];
    const onError = (error: unknown) => uncaughtErrors.push(error);
    process.on("uncaughtException", onError);
    await reader?.cancel(new Error("The reader has left."));
    // Streams close a few ticks later.
    for (let tick = 0; tick < 20; tick++) await new Promise(setImmediate);
    process.off("uncaughtException", onError);
    expect(uncaughtErrors).toEqual([]);
  });

  it("replaces a stored file", async () => {
    await openStore().put(smallKey, Buffer.from("smaller"));
    const file = await openStore().open(smallKey);
    expect(await new Response(file?.body).text()).toBe("smaller");
  });

  it("lists every file with its modification time", async () => {
    const files = await list(openStore());
    expect(files.map(({ key }) => key).sort()).toEqual([smallKey, largeKey]);
    for (const { modifiedAt } of files)
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
  });

  it("deletes a file, and ignores a missing one", async () => {
    await openStore().delete(smallKey);
    await openStore().delete(smallKey);
    expect(await openStore().open(smallKey)).toBeNull();
    expect((await list(openStore())).map(({ key }) => key)).toEqual([largeKey]);
  });
}

async function list(store: ImageStore) {
  const files: { key: string; modifiedAt: Date }[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}
