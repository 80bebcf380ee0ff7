/** The site cannot start for a reason that its owner can remove; the message says in words which path and what to do. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

const diskProblems = [
  { code: /^(ENOSPC|EDQUOT)$/, said: /No space left on device|Quota exceeded/, problem: "the disk is full" },
  { code: /^EROFS$/, said: /Read-only file system/, problem: "the disk is read-only" },
  {
    code: /^(EACCES|EPERM)$/,
    said: /Permission denied|Operation not permitted/,
    problem:
      `this process (user ${process.getuid?.() ?? "unknown"}) has no right to it. Give it the folder with all ` +
      "that is in it (chown -R)",
  },
  {
    code: /^(ENOTDIR|EEXIST)$/,
    said: /Not a directory/,
    problem: "something stands there that is no folder",
  },
  { code: /^EIO$/, said: /I\/O error/, problem: "the disk cannot be read or written: it may be failing" },
] as const;

/**
 * What is wrong with a disk, in words, by an error of the system or a line that PostgreSQL said; null when it is something else.
 */
export function nameDiskProblem(failure: unknown): string | null {
  const code = (failure as NodeJS.ErrnoException | null)?.code ?? "";
  const found = diskProblems.find((known) =>
    typeof failure === "string" ? known.said.test(failure) : known.code.test(code),
  );
  return found?.problem ?? null;
}

/**
 * Makes an error of the system, met while a file or folder was used, a refusal in words.
 * @returns what was thrown, when it says nothing of a disk
 */
export function refuseForDisk(error: unknown, path: string): unknown {
  const problem = error instanceof StartRefusal ? null : nameDiskProblem(error);
  if (problem === null) return error;
  const at = (error as NodeJS.ErrnoException).path ?? path;
  return new StartRefusal(`${at} cannot be used: ${problem}.\n${howToRestore}`);
}

/** The way back from everything that cannot be repaired. */
export const howToRestore =
  "The last backup is restored into a new folder, with which the site is then started:\n" +
  "  DATA_DIR=NEW-FOLDER npm run restore -- BACKUP-FILE";
