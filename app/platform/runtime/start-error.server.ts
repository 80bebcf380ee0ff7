/** A problem that the person who runs the site can fix; the message names the path and the fix. */
export class StartError extends Error {
  override name = "StartError";
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
      `this process (user ${process.getuid?.() ?? "unknown"}) has no permission to use it. Make that user the owner ` +
      "of the folder and everything in it (chown -R)",
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
  const match = diskProblems.find((entry) =>
    typeof failure === "string" ? entry.output.test(failure) : entry.code.test(code),
  );
  return match?.problem ?? null;
}

/** Turns disk errors into a `StartError`; returns others unchanged. */
export function toStartError(error: unknown, path: string): unknown {
  const problem = error instanceof StartError ? null : describeDiskProblem(error);
  if (problem === null) return error;
  const problemPath = (error as NodeJS.ErrnoException).path ?? path;
  return new StartError(`${problemPath} cannot be used: ${problem}.\n${restoreInstructions}`);
}

export const restoreInstructions =
  "To restore the last backup into a new folder, run this command, then start the site with that DATA_DIR:\n" +
  "  DATA_DIR=NEW-FOLDER npm run restore -- BACKUP-FILE";
