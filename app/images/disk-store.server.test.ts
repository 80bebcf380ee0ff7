import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testImageStore } from "../../tests/support/store-contract";
import { createDiskStore } from "./disk-store.server";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the store on disk", () => {
  testImageStore(() => createDiskStore(join(folder, "images"), join(folder, "staging")));

  it("leaves no unfinished file", async () => {
    expect(await readdir(join(folder, "staging"))).toEqual([]);
  });
});
