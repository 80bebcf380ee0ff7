import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { findFreePort } from "./free-port.mjs";
import { createSiteData } from "./site-data";

/** The built site in its own process with its own data folder. */
export interface Site {
  origin: string;
  pid: number;
  admin: { username: string; password: string };
  /** The output of the process so far. */
  output: () => string;
  /** Runs a statement in its database. */
  query: (statement: string) => Promise<void>;
  /** Sends SIGTERM, removes the data unless the caller passed its own, and returns the exit code. */
  stop: () => Promise<number | null>;
  /** Sends SIGKILL, as the kernel does when memory runs out. */
  kill: () => Promise<void>;
}

/**
 * Starts the built site on a free port of 127.0.0.1, unless one is given, and waits until it is ready.
 *
 * @param settings additional or overriding environment variables. The site uses `DATA_DIR` and `DATABASE_URL` from here if
 *   `DATA_DIR` is set. Otherwise it gets new data, with or without the samples
 * @param cwd the working directory, whose `.env` is read; not the repository, which may contain a developer's `.env`
 * @throws with the output of the process when it ends or is not ready within two minutes
 */
export async function startSite(settings: Record<string, string> = {}, cwd = tmpdir()): Promise<Site> {
  const content = settings.SAMPLE_CONTENT === "true" ? "samples" : "no-samples";
  const siteData = settings.DATA_DIR ? null : await createSiteData(content);
  const port = Number(settings.PORT) || (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const admin = { username: "owner", password: "a long enough passphrase" };
  const preload = pathToFileURL(resolve("tests/support/run-statements.mjs")).href;
  const child = spawn(process.execPath, ["--import", preload, resolve("app/platform/start/start.mjs")], {
    cwd,
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH ?? "",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: origin,
      ...siteData?.settings,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output = collectOutput(child);
  const query = async (statement: string) => {
    child.send(statement);
    await once(child, "message");
  };
  const exited = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await exited;
    await siteData?.remove();
    return child.exitCode;
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  try {
    await waitUntilReady(`${origin}/readyz`, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid: child.pid ?? 0, admin, output, query, stop, kill };
}

function collectOutput(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (text += chunk));
  return () => text;
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) break;
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
  }
  throw new Error(`The site did not start:\n${output()}`);
}
