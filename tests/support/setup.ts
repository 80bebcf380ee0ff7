import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, inject } from "vitest";
import { settingNames } from "../../app/platform/runtime/config/parse.server";
import { type PreparedDatabase, prepareTestDatabase, resetDatabase } from "./database";

declare global {
  /** One database for all test files of a process, because opening it takes longer than most of them. */
  var testDatabase: PreparedDatabase | undefined;
}

const dataDir = join(inject("runDir"), String(process.pid));
globalThis.testDatabase ??= prepareProcess();
const database = globalThis.testDatabase;

beforeEach(async () => {
  if (database.isUsed) await emptySite();
});
afterAll(emptySite);

async function emptySite(): Promise<void> {
  if (database.isUsed) await resetDatabase();
  database.isUsed = false;
  emptyDataDir();
}

function prepareProcess(): PreparedDatabase {
  // Isolates the tests from the developer's environment.
  for (const name of settingNames) delete process.env[name];
  process.env.NODE_ENV = "test";
  process.env.DATA_DIR = dataDir;
  process.env.SESSION_SECRET = "a secret for tests that is long enough to sign with";
  process.env.LOG_LEVEL = "silent";
  emptyDataDir();
  const prepared = prepareTestDatabase();
  globalThis.siteDatabase = prepared.db;
  return prepared;
}

function emptyDataDir(): void {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir);
}
