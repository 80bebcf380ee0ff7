import { describe, expect, it } from "vitest";
import { createImageKey, imageStore } from "~/platform/images/image-store.server";
import { loader } from "./images.$";

const key = createImageKey("0123456789abcdef0123456789abcdef", 320, "image/avif");

function fetchImage(path: string, init?: RequestInit) {
  const request = new Request(`http://localhost/images/${path}`, init);
  return loader({ request, params: { "*": path }, context: {} });
}

describe("an image URL", () => {
  it("returns the file, cacheable for a year", async () => {
    await imageStore.put(key, Buffer.from("a picture"));
    const response = await fetchImage(key);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": "9",
      "content-type": "image/avif",
      etag: `"${key}"`,
      "x-content-type-options": "nosniff",
    });
    expect(await response.text()).toBe("a picture");
  });

  it("returns 304 to a browser that has the file", async () => {
    const response = await fetchImage(key, { headers: { "If-None-Match": `"${key}"` } });
    expect(response.status).toBe(304);
    expect(response.body).toBeNull();
  });

  it("responds to HEAD without the file", async () => {
    const response = await fetchImage(key, { method: "HEAD" });
    expect(response.headers.get("Content-Length")).toBe("9");
    expect(response.body).toBeNull();
  });

  it.each([
    createImageKey("f".repeat(32), 320, "image/avif"),
    "",
    "../../config.server.ts",
    `../${key.slice(0, 2)}/${key}`,
    `${key}/x`,
    key.toUpperCase(),
    `${key}\n`,
  ])("returns 404 for %j", async (path) => {
    const response = await fetchImage(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Not Found");
  });
});
