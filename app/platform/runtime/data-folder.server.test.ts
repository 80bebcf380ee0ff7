import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFolder, prepareIfNewSite } from "./data-folder.server";

describe("the data folder", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "data-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each(["nothing", "an empty folder for the database", "an empty folder for pictures"])(
    "with %s is a new site",
    async (content) => {
      if (content.includes("database")) await mkdir(join(folder, "database"));
      if (content.includes("pictures")) await mkdir(join(folder, "images"));
      expect(prepareIfNewSite(folder)).toBe(true);
      // An interrupted first start can be retried, even if the secret already exists.
      await writeFile(join(folder, "session-secret"), "secret");
      await mkdir(join(folder, "database/base"), { recursive: true });
      expect(prepareIfNewSite(folder)).toBe(true);
    },
  );

  it("with a database is not a new site", async () => {
    await mkdir(join(folder, "database"));
    await writeFile(join(folder, "database/PG_VERSION"), "18");
    await writeFile(join(folder, "session-secret"), "secret");
    expect(prepareIfNewSite(folder)).toBe(false);
    expect(await readdir(folder)).toEqual(["database", "session-secret"]);
  });

  it("is created with its parent folders, accessible only to its owner", async () => {
    const deep = join(folder, "one/two/three");
    expect(createFolder(deep)).toBe(join(folder, "one"));
    expect((await stat(deep)).mode & 0o777).toBe(0o700);
    expect(createFolder(deep)).toBeNull();
  });

  it("cannot be created below a file", async () => {
    await writeFile(join(folder, "file"), "");
    expect(() => createFolder(join(folder, "file/data"))).toThrow(/ENOTDIR|EEXIST/);
  });

  it.each(["images/ab/picture", "uploads-tmp/file", "session-secret"])(
    "with %s and no database is refused and left unchanged",
    async (leftover) => {
      await mkdir(join(folder, leftover, ".."), { recursive: true });
      await writeFile(join(folder, leftover), "content");
      await mkdir(join(folder, "database"));
      expect(() => prepareIfNewSite(folder)).toThrow(/There is no database in .*npm run restore/s);
      expect(await readdir(folder)).not.toContain("database.unfinished");
    },
  );
});
