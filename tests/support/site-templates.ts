import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, dropDatabase } from "./postgres";
import { startSite } from "./server";
import { type Content, contents, findTemplate, getTemplateDatabaseName } from "./template";

const cache = "node_modules/.cache/site-templates";

/**
 * Runs before all browser tests: starts the built site once without the samples and once with the samples, and
 * caches both data folders, which the sites of the tests copy. Folders with the embedded database are reused by the next
 * run of the same build.
 *
 * @returns a function that removes everything created for this run only
 */
export default async function prepareTemplates(): Promise<() => Promise<void>> {
  const isOnServer = Boolean(process.env.TEST_DATABASE_URL);
  const folder = isOnServer
    ? await mkdtemp(join(tmpdir(), "site-templates-"))
    : join(cache, await hashInputs());
  if (!isOnServer && !existsSync(folder)) await rm(cache, { recursive: true, force: true });
  process.env.SITE_TEMPLATES = folder;
  await Promise.all(contents.map((content) => prepare(content, isOnServer)));
  return async () => {
    if (!isOnServer) return;
    await rm(folder, { recursive: true, force: true });
    await Promise.all(contents.map((content) => dropDatabase(getTemplateDatabaseName(content))));
  };
}

async function prepare(content: Content, isOnServer: boolean): Promise<void> {
  const templateFolder = findTemplate(content);
  if (existsSync(templateFolder)) return;
  // Renamed when complete, so that an interrupted run leaves no partial copy.
  const temporaryFolder = `${templateFolder}.${process.pid}`;
  await mkdir(temporaryFolder, { recursive: true });
  const site = await startSite({
    DATA_DIR: temporaryFolder,
    SAMPLE_CONTENT: String(content === "samples"),
    ...(isOnServer && { DATABASE_URL: await createDatabase(getTemplateDatabaseName(content)) }),
  });
  await site.stop();
  await rename(temporaryFolder, templateFolder);
}

/** Identifies the build by the hash of its sources, which the build records. */
async function hashInputs(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["build/inputs.sha256", "tests/support/server.ts"]) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}
