import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../support/free-port.mjs";

/** A server in its own process, with a measurable CPU time. */
export interface MeasuredServer {
  port: number;
  child: ChildProcess;
}

/** Starts `node` with a command on a free port and waits until it is ready. */
export async function startServer(
  command: string[],
  settings: Record<string, string>,
  output: number | "ignore",
): Promise<MeasuredServer> {
  const port = await findFreePort();
  const child: ChildProcess = spawn(
    process.execPath,
    ["--import", "./tests/bench/report-cpu.mjs", ...command],
    {
      env: {
        NODE_ENV: "production",
        PATH: process.env.PATH,
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        ...settings,
      },
      stdio: ["ignore", output, "inherit", "ipc"],
    },
  );
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return { port, child };
    if (child.exitCode !== null) throw new Error("The server did not start.");
    await wait(100);
  }
}

export async function stopServers(servers: readonly MeasuredServer[]): Promise<void> {
  await Promise.all(servers.map(({ child }) => child.kill("SIGTERM") && once(child, "exit")));
}

/** CPU time that a server's process has used, in microseconds, as reported by the operating system. */
export async function readCpu({ child }: MeasuredServer): Promise<number> {
  child.send("cpu");
  const [{ user, system }] = await once(child, "message");
  return user + system;
}
