import { randomUUID } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, dropDatabase } from "./postgres";
import { type Content, findTemplate, getTemplateDatabaseName } from "./template";

/** The persistent data of a site. */
export interface SiteData {
  /** Environment variables of a new data folder and, when TEST_DATABASE_URL is set, a new database on that server. */
  settings: { DATA_DIR: string; DATABASE_URL?: string; SAMPLE_CONTENT?: string };
  remove: () => Promise<void>;
}

/** Creates the data of a site as of its first start with `content`, or an empty data folder and database. */
export async function createSiteData(content?: Content): Promise<SiteData> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  if (content) await cp(findTemplate(content), dataDir, { recursive: true });
  const database = process.env.TEST_DATABASE_URL ? `site_${randomUUID().replaceAll("-", "")}` : null;
  const url = database && (await createDatabase(database, content && getTemplateDatabaseName(content)));
  return {
    settings: {
      DATA_DIR: dataDir,
      ...(url && { DATABASE_URL: url }),
      ...(content && { SAMPLE_CONTENT: String(content === "samples") }),
    },
    remove: async () => {
      await rm(dataDir, { recursive: true, force: true });
      if (database) await dropDatabase(database);
    },
  };
}
