import type { Writable } from "node:stream";
import { uploadDirectory } from "~/images/directories.server";
import { imageStore } from "~/images/store.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { readOrMakeSecret } from "~/server/session-secret.server";
import { writeBackup } from "./write-backup.server";

/** Writes a backup of this site, as its settings say where everything is. */
export async function backUpSite(out: Writable): Promise<void> {
  const secret = config.sessionSecrets ? null : readOrMakeSecret(config.dataDir);
  await writeBackup({ db, store: imageStore, secret, spoolFolder: uploadDirectory }, out);
}
