import { existsSync, fsyncSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { syncPath } from "../sync-path.server";

type Options = Parameters<NodeFS["init"]>[1];

type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;

/** The part of PGlite's file system that passes PostgreSQL's calls on to Node. */
interface Calls {
  stream_ops: { fsync?: (stream: { nfd: number }) => number; setattr: SetAttributes };
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: SetAttributes;
  };
  /** Turns an error of Node into the number that PostgreSQL expects. */
  tryFSOperation: (call: () => void) => void;
}

/**
 * The folder of an embedded database whose files are on the disk when PostgreSQL relies on it: PGlite's own answers every
 * fsync with success and does nothing, so that a power cut after a checkpoint leaves data files older than the log that is left.
 * Files and folders are made for their owner alone; PGlite's own are there for everybody, whatever the umask.
 */
export class SyncedFolder extends NodeFS {
  // While a database is being made nothing relies on its files: it is quicker to sync them together at the end.
  #syncing = existsSync(join(this.rootDir, "PG_VERSION"));

  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const install: NonNullable<Options["preRun"]>[number] = (module) => {
      const calls = module.NODEFS as unknown as Calls;
      calls.stream_ops.fsync = ({ nfd }) => {
        if (this.#syncing) calls.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
      const { mknod } = calls.node_ops;
      calls.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, forOwner(mode), device);
      for (const part of [calls.node_ops, calls.stream_ops]) {
        const { setattr } = part;
        part.setattr = (target, { mode, ...others }) =>
          setattr(target, mode === undefined ? others : { ...others, mode: forOwner(mode) });
      }
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), install] } };
  }

  /** Syncs what was there before, or was left out; from now on every fsync of PostgreSQL is carried out. */
  async syncAll(): Promise<void> {
    this.#syncing = true;
    await syncTree(this.rootDir);
  }
}

function forOwner(mode: number): number {
  return mode & ~0o077;
}

/** Returns when a folder with all that is in it is on the disk. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const batch = 32;
  for (let start = 0; start < entries.length; start += batch) {
    await Promise.all(
      entries.slice(start, start + batch).map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? syncTree(path) : syncPath(path);
      }),
    );
  }
  await syncPath(folder);
}
