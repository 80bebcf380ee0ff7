import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createDatabase, dropDatabase } from "./postgres";
import { fillDataDir, nameTemplateDatabase } from "./template";

/** The site as its owner runs it: the built server in a process of its own, with a data folder of its own. */
export interface Site {
  origin: string;
  admin: { username: string; password: string };
  /** All that the process has printed so far. */
  output: () => string;
  /** Ends the process by SIGTERM and removes the data folder unless it was given; answers the exit code. */
  stop: () => Promise<number | null>;
  /** Ends the process at once, as a power cut or the kernel does. */
  kill: () => Promise<void>;
}

/**
 * Starts the built site on a free port of 127.0.0.1, unless one is given, and waits until it is ready.
 *
 * @param settings more environment variables, or other values for those set here; a `DATA_DIR` among them is kept,
 *   with the embedded database in it; otherwise the site begins as its first start has left it, with the samples or without,
 *   and has a database of its own on the server of TEST_DATABASE_URL, if any
 * @throws with the process's output when it ends or is not ready within 60 seconds
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const content = settings.SAMPLE_CONTENT === "true" ? "samples" : "nothing";
  const ownDataDir = settings.DATA_DIR ? null : await mkdtemp(join(tmpdir(), "site-"));
  if (ownDataDir) await fillDataDir(ownDataDir, content);
  const database =
    ownDataDir && process.env.TEST_DATABASE_URL ? `site_${randomUUID().replaceAll("-", "")}` : null;
  const port = Number(settings.PORT) || (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const admin = { username: "owner", password: "a long enough passphrase" };
  const child = spawn(process.execPath, ["app/start.mjs"], {
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH ?? "",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: origin,
      ...(ownDataDir && { DATA_DIR: ownDataDir }),
      ...(database && { DATABASE_URL: await createDatabase(database, nameTemplateDatabase(content)) }),
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collectOutput(child);
  const exited = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await exited;
    if (ownDataDir) await rm(ownDataDir, { recursive: true, force: true });
    if (database) await dropDatabase(database);
    return child.exitCode;
  };
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  try {
    await untilReady(`${origin}/readyz`, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, admin, output, stop, kill };
}

function collectOutput(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (text += chunk));
  return () => text;
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`The site did not start:\n${output()}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
