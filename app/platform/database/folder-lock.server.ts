import { randomUUID } from "node:crypto";
import { readFile, readlink, rm, stat, utimes, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { StartError } from "~/platform/runtime/failure.server";
import { startPeriodicTask } from "~/platform/runtime/tasks.server";

export interface FolderLock {
  release: () => Promise<void>;
}

export class FolderLockedError extends StartError {
  override name = "FolderLockedError";

  constructor(folder: string) {
    super(
      `Another process uses the data folder ${folder}. Two processes on one embedded database would lose data. Stop the other one, ` +
        "give this one its own DATA_DIR, or set DATABASE_URL to run several.",
    );
  }
}

/**
 * Locks a data folder: two processes on one embedded database would silently lose rows. On Linux the lock is an abstract socket
 * named after the folder, which the kernel frees even after kill -9. Other containers and systems do not share these sockets, so
 * a heartbeat file in the folder protects against them.
 * @param onLost called when another process has taken over the folder: this process must exit immediately
 * @throws {FolderLockedError}
 */
export async function lockFolder(
  folder: string,
  onLost: () => void,
  timing = defaultTiming,
): Promise<FolderLock> {
  const socket = process.platform === "linux" ? await claimSocket(folder) : null;
  const heartbeat = await startFolderHeartbeat(
    join(folder, "database.lock"),
    socket !== null,
    onLost,
    timing,
  );
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

/** Names the socket by device and inode, which are the same for bind mounts and other paths to the folder. */
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

export interface HeartbeatTiming {
  intervalMs: number;
  staleAfterMs: number;
}

/** A lock is stale only after more than three missed heartbeats, because a long query delays them. */
const defaultTiming: HeartbeatTiming = { intervalMs: 2_000, staleAfterMs: 8_000 };

const heartbeatSchema = z.object({ id: z.string(), system: z.string().nullable() });

interface Heartbeat {
  stop: () => Promise<void>;
}

/**
 * Touches a file in the folder at each heartbeat. A file left by a process of this system is taken over without
 * waiting: `hasSocket` means that this process holds the socket, so the earlier process has ended.
 * @returns null when another process uses the folder
 */
export async function startFolderHeartbeat(
  file: string,
  hasSocket: boolean,
  onLost: () => void,
  timing: HeartbeatTiming,
): Promise<Heartbeat | null> {
  const system = hasSocket ? await findSystemId() : null;
  const id = randomUUID();
  const content = JSON.stringify({ id, system, pid: process.pid });
  // Of several concurrent starts, only one creates the file.
  if (!(await createFile(file, content))) {
    if (await isInUse(file, system, timing)) return null;
    await writeFile(file, content);
  }

  const renewHeartbeat = async () => {
    const holderId = (await readHeartbeat(file))?.id;
    if (holderId === undefined) await writeFile(file, content);
    else if (holderId !== id) onLost();
    // Touching works on a full disk.
    else await utimes(file, new Date(), new Date());
  };
  const heartbeatTask = startPeriodicTask(renewHeartbeat, {
    intervalMs: timing.intervalMs,
    isFirstRunDelayed: true,
    onFailure: (error) => process.emitWarning(error as Error),
  });

  return {
    stop: async () => {
      await heartbeatTask.stop();
      await rm(file, { force: true });
    },
  };
}

async function createFile(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** The file is in use if its modification time changes within `staleAfterMs`. An empty file may be incomplete or abandoned. */
async function isInUse(file: string, system: string | null, timing: HeartbeatTiming): Promise<boolean> {
  const heartbeat = await readHeartbeat(file);
  if (system !== null && heartbeat?.system === system) return false;
  const modifiedAt = await readModifiedTime(file);
  for (let waitedMs = 0; waitedMs < timing.staleAfterMs; waitedMs += timing.intervalMs / 4) {
    await wait(timing.intervalMs / 4);
    const newModifiedAt = await readModifiedTime(file);
    if (newModifiedAt === null) return false;
    if (newModifiedAt !== modifiedAt) return true;
  }
  return false;
}

/** Returns null when the file is missing or damaged. */
async function readHeartbeat(file: string): Promise<z.output<typeof heartbeatSchema> | null> {
  const text = await readFile(file, "utf8").catch(ignoreMissing);
  try {
    return heartbeatSchema.parse(JSON.parse(text ?? "null"));
  } catch {
    return null;
  }
}

async function readModifiedTime(file: string): Promise<bigint | null> {
  return (await stat(file, { bigint: true }).catch(ignoreMissing))?.mtimeNs ?? null;
}

/** Identifies the kernel and network namespace: processes that share both share abstract sockets. */
async function findSystemId(): Promise<string | null> {
  const [bootId, networkNamespace] = await Promise.all([
    readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(ignoreMissing),
    readlink("/proc/self/ns/net").catch(ignoreMissing),
  ]);
  return bootId && networkNamespace ? `${bootId.trim()} ${networkNamespace}` : null;
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
