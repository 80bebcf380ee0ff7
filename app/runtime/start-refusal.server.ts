/** The site's owner can fix the reason; the message names the path and the fix. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}

const diskProblems = [
  {
    code: /^(ENOSPC|EDQUOT)$/,
    output: /No space left on device|Quota exceeded/,
    problem: "the disk is full",
  },
  { code: /^EROFS$/, output: /Read-only file system/, problem: "the disk is read-only" },
  {
    code: /^(EACCES|EPERM)$/,
    output: /Permission denied|Operation not permitted/,
    problem:
      `this process (user ${process.getuid?.() ?? "unknown"}) has no right to it. Give it the folder with all ` +
      "that is in it (chown -R)",
  },
  {
    code: /^(ENOTDIR|EEXIST)$/,
    output: /Not a directory/,
    problem: "there is a file in its place",
  },
  { code: /^EIO$/, output: /I\/O error/, problem: "the disk cannot be read or written: it may be failing" },
] as const;

/** Describes a disk problem from a system error or a line of PostgreSQL's output; null for anything else. */
export function describeDiskProblem(failure: unknown): string | null {
  const code = (failure as NodeJS.ErrnoException | null)?.code ?? "";
  const found = diskProblems.find((entry) =>
    typeof failure === "string" ? entry.output.test(failure) : entry.code.test(code),
  );
  return found?.problem ?? null;
}

/** Returns other errors unchanged. */
export function toStartRefusal(error: unknown, path: string): unknown {
  const problem = error instanceof StartRefusal ? null : describeDiskProblem(error);
  if (problem === null) return error;
  const at = (error as NodeJS.ErrnoException).path ?? path;
  return new StartRefusal(`${at} cannot be used: ${problem}.\n${restoreInstructions}`);
}

export const restoreInstructions =
  "The last backup is restored into a new folder, with which the site is then started:\n" +
  "  DATA_DIR=NEW-FOLDER npm run restore -- BACKUP-FILE";
