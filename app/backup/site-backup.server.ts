import type { Writable } from "node:stream";
import { config } from "~/config.server";
import { db } from "~/db/database.server";
import { uploadDirectory } from "~/images/directories.server";
import { imageStore } from "~/images/store.server";
import { readOrMakeSecret } from "~/session-secret.server";
import { writeBackup } from "./write-backup.server";

/** Writes a backup of this site, as its settings say where everything is. */
export async function backUpSite(out: Writable): Promise<void> {
  const secret = config.sessionSecrets ? null : readOrMakeSecret(config.dataDir);
  await writeBackup({ db, store: imageStore, secret, spoolFolder: uploadDirectory }, out);
}
