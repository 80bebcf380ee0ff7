import type { TestProject } from "vitest/node";
import { dropDatabase } from "./postgres";
import { migrateTemplate, prepareSnapshot } from "./snapshot";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the archive of a migrated, empty database; null when the tests run on PostgreSQL. */
    databaseSnapshot: string | null;
    /** Name of such a database on the server of TEST_DATABASE_URL; null when there is none. */
    databaseTemplate: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = process.env.TEST_DATABASE_URL ? await migrateTemplate() : null;
  project.provide("databaseTemplate", template);
  project.provide("databaseSnapshot", template === null ? await prepareSnapshot() : null);
  return async () => {
    if (template !== null) await dropDatabase(template);
  };
}
