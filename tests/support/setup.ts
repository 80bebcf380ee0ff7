import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { settingNames } from "~/config/parse.server";
import { prepareTestDatabase } from "./database";

// Nothing of the developer's shell reaches a test.
for (const name of settingNames) delete process.env[name];

const dataDir = mkdtempSync(join(tmpdir(), "site-test-"));
process.env.NODE_ENV = "test";
process.env.DATA_DIR = dataDir;
process.env.SESSION_SECRET = "a secret for tests that signs nothing of worth";
process.env.LOG_LEVEL = "silent";

const database = prepareTestDatabase();
globalThis.siteDatabase = database.db;

afterAll(async () => {
  await database.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});
