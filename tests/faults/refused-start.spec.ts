import { access, chmod, chown, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isPlainRefusal, type RefusedStart, startAndWaitForExit } from "../support/refused-start";
import { startSite } from "../support/server";
import { createSiteData, type SiteData } from "../support/site-data";

const restoreCommand = "npm run restore -- BACKUP-FILE";
let siteData: SiteData;
let folder: string;

const start = (user?: number) => startAndWaitForExit({ DATA_DIR: siteData.settings.DATA_DIR }, { user });

test.beforeEach(async () => {
  siteData = await createSiteData("no-samples");
  folder = join(siteData.settings.DATA_DIR, "database");
});
test.afterEach(() => siteData?.remove());

function expectRefusal(refused: RefusedStart, ...texts: string[]): void {
  expect(refused.output).toContain("The site cannot start. ");
  expect(isPlainRefusal(refused), refused.output).toBe(true);
  for (const part of [...texts, restoreCommand]) expect(refused.output).toContain(part);
}

test("refuses a damaged database, and prints its path and how to recover", async () => {
  await truncate(join(folder, "global/pg_control"), 0);
  expectRefusal(await start(), `The database in ${folder} is damaged: ${join(folder, "global/pg_control")}`);
  await writeFile(join(folder, "global/pg_control"), Buffer.alloc(8_192, "x"));
  expectRefusal(await start(), `The database in ${folder} is damaged: `);
});

test("refuses a database with damaged tables", async () => {
  await rm(join(folder, "base"), { recursive: true });
  expectRefusal(await start(), `The database in ${folder} is damaged: `);
});

test("refuses an empty or missing database beside a session secret", async () => {
  const secret = join(siteData.settings.DATA_DIR, "session-secret");
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
  expectRefusal(await start(), `There is no database in ${folder}`, secret, "DATABASE_URL");
  await rm(folder, { recursive: true });
  expectRefusal(await start(), `There is no database in ${folder}`, secret, "DATABASE_URL");
  await expect(access(folder)).rejects.toThrow();
});

test("refuses a database changed by a newer version and names the unknown migration", async () => {
  const site = await startSite(siteData.settings);
  await site.query("insert into kysely_migration values ('9999-what-comes-later', now()::text)");
  await site.stop();
  expectRefusal(
    await start(),
    "A newer version of the site has changed the database",
    "9999-what-comes-later",
  );
});

test("refuses an impossible data folder within seconds", async () => {
  for (const SESSION_SECRET of ["", "0123456789abcdef0123456789abcdef"]) {
    const startedAt = Date.now();
    const refused = await startAndWaitForExit({ DATA_DIR: "/proc/x/site", SESSION_SECRET });
    expect(isPlainRefusal(refused), refused.output).toBe(true);
    expect(refused.output).toContain("cannot be created in /proc. Set DATA_DIR");
    expect(Date.now() - startedAt).toBeLessThan(15_000);
  }
});

test("refuses a low limit of open files and names the required number", async () => {
  const refused = await startAndWaitForExit({ DATA_DIR: siteData.settings.DATA_DIR }, { files: 300 });
  expect(isPlainRefusal(refused), refused.output).toBe(true);
  expect(refused.output).toContain("may open only 300 files, but needs 512");
});

test("refuses a data folder without permission and names its path", async () => {
  const { DATA_DIR } = siteData.settings;
  // Root ignores permissions, so another user runs the site, who may enter the folder but not change it.
  if (process.getuid?.() !== 0) {
    await chmod(DATA_DIR, 0o500);
    expectRefusal(await start(), DATA_DIR, "has no permission to use it", "chown");
    await chmod(DATA_DIR, 0o700);
    return;
  }
  const unprivilegedUser = 65_534;
  const otherFolder = await mkdtemp(join(tmpdir(), "site-"));
  await chmod(otherFolder, 0o755);
  expectRefusal(
    await startAndWaitForExit({ DATA_DIR: otherFolder }, { user: unprivilegedUser }),
    otherFolder,
    "has no permission to use it",
    "chown",
  );
  await chown(DATA_DIR, unprivilegedUser, unprivilegedUser);
  expectRefusal(await start(unprivilegedUser), DATA_DIR, "has no permission to use it", "chown");
  await rm(otherFolder, { recursive: true });
});
