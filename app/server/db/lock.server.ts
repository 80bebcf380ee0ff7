import { stat } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { StartRefusal } from "../start-refusal.server";
import { startHeartbeat, usualPace } from "./heartbeat.server";

/** An exclusive lock on a data folder. */
export interface FolderLock {
  release: () => Promise<void>;
}

/** Another process uses the data folder. */
export class FolderLockedError extends StartRefusal {
  override name = "FolderLockedError";

  constructor(folder: string) {
    super(
      `Another process uses the data folder ${folder}. Two on one embedded database would lose data: stop the other, ` +
        "give this one its own DATA_DIR, or set DATABASE_URL to run several.",
    );
  }
}

/**
 * Claims a data folder for this process, because two processes on one embedded database silently lose rows.
 *
 * On Linux the claim is a socket in the abstract name space, named after the folder itself, which the kernel frees even
 * after kill -9. A heartbeat file in the folder guards against what that cannot see: other containers, other systems.
 * @param onLost called when another process has taken the folder over all the same; this one must end at once
 * @throws {FolderLockedError} when another process has the folder
 */
export async function lockFolder(folder: string, onLost: () => void, pace = usualPace): Promise<FolderLock> {
  const socket = process.platform === "linux" ? await claimSocket(folder) : null;
  const heartbeat = await startHeartbeat(join(folder, "database.lock"), socket !== null, onLost, pace);
  if (heartbeat === null) {
    socket?.close();
    throw new FolderLockedError(folder);
  }
  return {
    release: async () => {
      await heartbeat.stop();
      socket?.close();
    },
  };
}

/** A bind mount of the folder, or another path to it, has the same device and inode. */
async function claimSocket(folder: string): Promise<Server> {
  const { dev, ino } = await stat(folder, { bigint: true });
  const server = createServer((connection) => connection.destroy());
  return await new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new FolderLockedError(folder) : error);
    });
    server.listen(`\0site-data-${dev}-${ino}`, () => resolve(server.unref()));
  });
}
