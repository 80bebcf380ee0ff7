import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { resolve } from "node:path";

/** Output and exit code of a failed start. */
export interface RefusedStart {
  output: string;
  code: number | null;
}

/**
 * Starts the built site, and waits until its process ends.
 * @param user the id of the system user that runs it, if not the current one
 * @param files its limit of open files, if not the test's own
 */
export async function startAndWaitForExit(
  settings: Record<string, string>,
  { user, files }: { user?: number; files?: number } = {},
): Promise<RefusedStart> {
  const limit = files === undefined ? "" : `ulimit -n ${files}; `;
  const child = spawn(
    "sh",
    ["-c", `${limit}exec "$0" "$1"`, process.execPath, resolve("app/platform/start/start.mjs")],
    {
      cwd: tmpdir(),
      env: {
        NODE_ENV: "production",
        PATH: process.env.PATH ?? "",
        HOST: "127.0.0.1",
        PORT: "0",
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
      ...(user !== undefined && { uid: user, gid: user }),
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  // Limits the wait for a start that succeeds.
  const timer = setTimeout(() => child.kill("SIGKILL"), 60_000);
  const [code] = await once(child, "close");
  clearTimeout(timer);
  return { output, code };
}

/** True if the process exited with a failure code and printed a message instead of a stack trace. */
export function isPlainRefusal({ output, code }: RefusedStart): boolean {
  return (
    code === 1 &&
    output.includes("The site cannot start. ") &&
    !/\n\s+at |\[object Object\]|undefined|Error:/.test(output)
  );
}
