import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A disk of its own: ext4 with the usual options, in a file that is mounted. */
export interface Disk {
  /** Where it is mounted. */
  folder: string;
  /** Cuts its power: what has not reached the disk by now never will, and every later write fails. */
  cutPower: () => Promise<void>;
  /** Mounts what was on it when the power was cut; no process may use it meanwhile. */
  restorePower: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Why no disk can be mounted here, or null when it can. */
export async function findDiskObstacle(): Promise<string | null> {
  if (process.getuid?.() !== 0) return "mounting a disk needs root";
  const disk = await mountDisk(16).catch((error: Error) => error);
  if (disk instanceof Error) return `a disk in a file cannot be mounted here: ${disk.message}`;
  await disk.remove();
  return null;
}

/** @param megabytes its size; ext4 keeps some of it for itself */
export async function mountDisk(megabytes: number): Promise<Disk> {
  const home = await mkdtemp(join(tmpdir(), "disk-"));
  const [image, folder] = [join(home, "image"), join(home, "mounted")];
  const mount = () => run("mount", ["-o", "loop", image, folder]);
  const unmount = () => run("umount", [folder]);
  try {
    await mkdir(folder);
    await writeFile(image, "");
    await truncate(image, megabytes * 1024 * 1024);
    await run("mkfs.ext4", ["-q", "-m", "0", image]);
    await mount();
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
  return {
    folder,
    cutPower: async () => {
      await run("perl", ["-e", shutDown, folder]);
    },
    restorePower: async () => {
      await unmount();
      await mount();
    },
    remove: async () => {
      await unmount();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** EXT4_IOC_SHUTDOWN without writing the journal out (EXT4_GOING_FLAGS_NOLOGFLUSH): made to test power cuts. */
const shutDown =
  'my $flags = pack("L", 2); open my $f, "<", $ARGV[0] or die $!; ioctl($f, 0x8004587d, $flags) or die $!';
