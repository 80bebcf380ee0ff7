import fs, { type PathLike, type Stats } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join, relative } from "node:path";

/** What a power cut would leave of a folder. */
export interface PowerCut {
  /** Writes to another folder, which must not exist, what is on the disk now: of a file, its bytes as of its last sync. */
  leaveIn: (target: string) => void;
  stop: () => void;
}

interface Entry {
  path: string;
  file: string | null;
}

/**
 * Watches the calls of this process by which the embedded database works, and notes what is on the disk: the names in the folder
 * as of the last sync of anything, as a journaling file system has them; the bytes of each file as of its own.
 */
export async function watchFolder(folder: string): Promise<PowerCut> {
  const synced = new Map<string, Buffer>();
  const synchronous = new Set<number>();
  let names: Entry[] | null = [];

  const isWithin = (path: string) => path.startsWith(`${folder}/`) || path === folder;
  const pathOf = (fd: number) => fs.readlinkSync(`/proc/self/fd/${fd}`);
  /** Lists the names once they are about to change, and not at each sync. */
  const keepNames = () => {
    names ??= fs.existsSync(folder) ? list(folder) : [];
  };
  const replaced: (() => void)[] = [];
  const replace = <Name extends keyof typeof fs>(
    name: Name,
    wrap: (original: (typeof fs)[Name]) => (typeof fs)[Name],
  ) => {
    const original = fs[name];
    fs[name] = wrap(original);
    replaced.push(() => {
      fs[name] = original;
    });
  };

  // PGlite makes a file by writing nothing to it, before it opens it.
  for (const name of ["renameSync", "unlinkSync", "mkdirSync", "rmdirSync", "writeFileSync"] as const) {
    replace(
      name,
      (original) =>
        ((...args: [PathLike]) => {
          if (isWithin(String(args[0]))) keepNames();
          return (original as (...args: unknown[]) => unknown)(...args);
        }) as never,
    );
  }
  replace("openSync", (original) => (path, flags, mode) => {
    const fd = original(path, flags, mode);
    if (typeof flags === "number" && (flags & fs.constants.O_SYNC) === fs.constants.O_SYNC)
      synchronous.add(fd);
    return fd;
  });
  replace("closeSync", (original) => (fd) => {
    synchronous.delete(fd);
    original(fd);
  });
  replace("fsyncSync", (original) => (fd) => {
    original(fd);
    if (isWithin(pathOf(fd))) note(fd);
  });
  replace(
    "writeSync",
    (original) =>
      ((fd: number, ...args: never[]) => {
        const written = (original as (fd: number, ...args: never[]) => number)(fd, ...args);
        if (synchronous.has(fd) && isWithin(pathOf(fd))) note(fd);
        return written;
      }) as never,
  );
  syncBuiltinESMExports();
  const handles = await findHandles();
  const { sync } = handles;
  handles.sync = async function (this: FileHandle) {
    await sync.call(this);
    if (isWithin(pathOf(this.fd))) note(this.fd);
  };

  function note(fd: number): void {
    const stats = fs.fstatSync(fd);
    if (stats.isFile()) synced.set(identify(stats), fs.readFileSync(pathOf(fd)));
    names = null;
  }

  return {
    leaveIn(target) {
      keepNames();
      fs.mkdirSync(target);
      for (const { path, file } of names ?? []) {
        const to = join(target, relative(folder, path));
        if (file === null) fs.mkdirSync(to, { mode: 0o700 });
        else fs.writeFileSync(to, synced.get(file) ?? "");
      }
    },
    stop() {
      for (const restore of replaced) restore();
      handles.sync = sync;
      syncBuiltinESMExports();
    },
  };
}

/** What all open files of `node:fs/promises` have in common. */
async function findHandles(): Promise<FileHandle> {
  const handle = await fs.promises.open("/dev/null");
  await handle.close();
  return Object.getPrototypeOf(handle);
}

function list(folder: string): Entry[] {
  return fs.readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    const stats = fs.statSync(path);
    return stats.isDirectory() ? [{ path, file: null }, ...list(path)] : [{ path, file: identify(stats) }];
  });
}

/** The number of a deleted file is soon another's. */
function identify({ ino, birthtimeMs }: Stats): string {
  return `${ino} ${birthtimeMs}`;
}
