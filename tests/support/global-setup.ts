import type { TestProject } from "vitest/node";
import { prepareSnapshot } from "./snapshot";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the archive of a migrated, empty database; null when the tests run on PostgreSQL. */
    databaseSnapshot: string | null;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide("databaseSnapshot", process.env.TEST_DATABASE_URL ? null : await prepareSnapshot());
}
