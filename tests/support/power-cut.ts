import fs, { type PathLike, type Stats } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join, relative } from "node:path";

/** The content of a folder after a power cut. */
export interface PowerCut {
  /** Writes the synced content to a new folder, which must not exist yet. */
  writeSyncedTo: (target: string) => void;
  stop: () => void;
}

interface Entry {
  path: string;
  /** Null for a folder. */
  fileId: string | null;
}

/**
 * Watches the file system calls of the embedded database in this process and records what is on the disk: the names in the folder
 * as of the last sync of any file, as on a journaling file system; the bytes of each file as of its own last sync.
 */
export async function watchFolder(folder: string): Promise<PowerCut> {
  const syncedBytes = new Map<string, Buffer>();
  const synchronousFds = new Set<number>();
  let names: Entry[] | null = [];

  const isWithin = (path: string) => path.startsWith(`${folder}/`) || path === folder;
  const findPath = (fd: number) => fs.readlinkSync(`/proc/self/fd/${fd}`);
  /** Lists the names before they change, not at each sync. */
  const recordNames = () => {
    names ??= fs.existsSync(folder) ? listEntries(folder) : [];
  };
  const restorers: (() => void)[] = [];
  const replace = <Name extends keyof typeof fs>(
    name: Name,
    wrap: (original: (typeof fs)[Name]) => (typeof fs)[Name],
  ) => {
    const original = fs[name];
    fs[name] = wrap(original);
    restorers.push(() => {
      fs[name] = original;
    });
  };

  // PGlite creates a file with an empty write before opening it.
  for (const name of ["renameSync", "unlinkSync", "mkdirSync", "rmdirSync", "writeFileSync"] as const) {
    replace(
      name,
      (original) =>
        ((...args: [PathLike]) => {
          if (isWithin(String(args[0]))) recordNames();
          return (original as (...args: unknown[]) => unknown)(...args);
        }) as never,
    );
  }
  replace("openSync", (original) => (path, flags, mode) => {
    const fd = original(path, flags, mode);
    if (typeof flags === "number" && (flags & fs.constants.O_SYNC) === fs.constants.O_SYNC)
      synchronousFds.add(fd);
    return fd;
  });
  replace("closeSync", (original) => (fd) => {
    synchronousFds.delete(fd);
    original(fd);
  });
  replace("fsyncSync", (original) => (fd) => {
    original(fd);
    if (isWithin(findPath(fd))) recordSync(fd);
  });
  replace(
    "writeSync",
    (original) =>
      ((fd: number, ...args: never[]) => {
        const written = (original as (fd: number, ...args: never[]) => number)(fd, ...args);
        if (synchronousFds.has(fd) && isWithin(findPath(fd))) recordSync(fd);
        return written;
      }) as never,
  );
  syncBuiltinESMExports();
  const handlePrototype = await findHandlePrototype();
  const { sync } = handlePrototype;
  handlePrototype.sync = async function (this: FileHandle) {
    await sync.call(this);
    if (isWithin(findPath(this.fd))) recordSync(this.fd);
  };

  function recordSync(fd: number): void {
    const stats = fs.fstatSync(fd);
    if (stats.isFile()) syncedBytes.set(identify(stats), fs.readFileSync(findPath(fd)));
    names = null;
  }

  return {
    writeSyncedTo(target) {
      recordNames();
      fs.mkdirSync(target);
      for (const { path, fileId } of names ?? []) {
        const copy = join(target, relative(folder, path));
        if (fileId === null) fs.mkdirSync(copy, { mode: 0o700 });
        else fs.writeFileSync(copy, syncedBytes.get(fileId) ?? "");
      }
    },
    stop() {
      for (const restore of restorers) restore();
      handlePrototype.sync = sync;
      syncBuiltinESMExports();
    },
  };
}

/** The common prototype of the file handles of `node:fs/promises`. */
async function findHandlePrototype(): Promise<FileHandle> {
  const handle = await fs.promises.open("/dev/null");
  await handle.close();
  return Object.getPrototypeOf(handle);
}

function listEntries(folder: string): Entry[] {
  return fs.readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const stats = fs.statSync(path);
    return stats.isDirectory()
      ? [{ path, fileId: null }, ...listEntries(path)]
      : [{ path, fileId: identify(stats) }];
  });
}

/** Includes the birth time, because inode numbers may be reused. */
function identify({ ino, birthtimeMs }: Stats): string {
  return `${ino} ${birthtimeMs}`;
}
