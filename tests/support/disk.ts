import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A separate disk: an ext4 image with default options, mounted from a file. */
export interface Disk {
  /** Mount point. */
  folder: string;
  /** Cuts the power: unwritten data is lost, and later writes fail. */
  cutPower: () => Promise<void>;
  /** Mounts the disk again after the power cut; no process may be using it. */
  restorePower: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Returns why no disk can be mounted on this machine, or null if one can. */
export async function findSkipReason(): Promise<string | null> {
  if (process.getuid?.() !== 0) return "mounting a disk needs root";
  const disk = await mountDisk(16).catch((error: Error) => error);
  if (disk instanceof Error) return `a disk in a file cannot be mounted here: ${disk.message}`;
  await disk.remove();
  return null;
}

/** @param megabytes total size, part of which ext4 reserves */
export async function mountDisk(megabytes: number): Promise<Disk> {
  const parent = await mkdtemp(join(tmpdir(), "disk-"));
  const [image, folder] = [join(parent, "image"), join(parent, "mounted")];
  const mount = () => run("mount", ["-o", "loop", image, folder]);
  const unmount = () => run("umount", [folder]);
  try {
    await mkdir(folder);
    await writeFile(image, "");
    await truncate(image, megabytes * 1024 * 1024);
    await run("mkfs.ext4", ["-q", "-m", "0", image]);
    await mount();
  } catch (error) {
    await rm(parent, { recursive: true, force: true });
    throw error;
  }
  return {
    folder,
    cutPower: async () => {
      await run("perl", ["-e", shutDownProgram, folder]);
    },
    restorePower: async () => {
      await unmount();
      await mount();
    },
    remove: async () => {
      await unmount();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/** Ext4's call for tests of power cuts: EXT4_IOC_SHUTDOWN without flushing the journal (EXT4_GOING_FLAGS_NOLOGFLUSH). */
const shutDownProgram =
  'my $flags = pack("L", 2); open my $f, "<", $ARGV[0] or die $!; ioctl($f, 0x8004587d, $flags) or die $!';
