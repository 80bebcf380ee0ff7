import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPGlite } from "~/db/pglite.server";
import { type Site, startSite } from "./server";
import { fillDataDir } from "./template";

/** A site whose sessions can be made to expire under those who are signed in. */
export interface ExpiringSite extends Site {
  expireSessions: () => Promise<void>;
}

/** Starts a site without sample content. Its sessions expire while it is stopped for a moment: its database is its own. */
export async function startExpiringSite(): Promise<ExpiringSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  await fillDataDir(dataDir, "nothing");
  const first = await startSite({ DATA_DIR: dataDir, SAMPLE_CONTENT: "false" });
  const samePort = { PORT: new URL(first.origin).port };
  let running = first;
  const expireSessions = async () => {
    await running.stop();
    const database = await createPGlite({ dataDir: join(dataDir, "database") });
    await database.query("update sessions set expires_at = now()");
    await database.close();
    running = await startSite({ DATA_DIR: dataDir, ...samePort });
  };
  const stop = async () => {
    const code = await running.stop();
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...first, expireSessions, output: () => running.output(), stop };
}
