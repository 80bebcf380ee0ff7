import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { dropDatabases } from "./postgres";
import { migrateTemplate, prepareSnapshot } from "./snapshot";

declare module "vitest" {
  interface ProvidedContext {
    /** Temporary folder of this run with the data folder of each process. */
    runDir: string;
    /** Path of the archive with a migrated, empty database; null when the tests run on PostgreSQL. */
    databaseSnapshot: string | null;
    /** Name of a migrated, empty database on the server of TEST_DATABASE_URL, copied by the tests; null when it is not set. */
    databaseTemplate: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runDir = mkdtempSync(join(tmpdir(), "site-test-"));
  const template = process.env.TEST_DATABASE_URL ? await migrateTemplate() : null;
  project.provide("runDir", runDir);
  project.provide("databaseTemplate", template);
  project.provide("databaseSnapshot", template === null ? await prepareSnapshot() : null);
  return async () => {
    rmSync(runDir, { recursive: true, force: true });
    if (template !== null) await dropDatabases(template);
  };
}
