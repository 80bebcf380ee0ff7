import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "./free-port.mjs";

const run = promisify(execFile);

/**
 * @typedef {object} Cluster a throw-away PostgreSQL server on 127.0.0.1, not crash-safe
 * @property {string} url URL of its database `postgres`
 * @property {() => Promise<void>} stop cuts all connections and stops the server; its data stays
 * @property {() => Promise<void>} start starts it again
 * @property {() => Promise<void>} remove ends the server and deletes its data
 */

/** Legal, but not the usual defaults: the site sets on each connection what it relies on. */
const unusualDefaults =
  "-c datestyle=SQL,DMY -c intervalstyle=sql_standard -c timezone=Pacific/Chatham -c bytea_output=escape " +
  "-c default_transaction_isolation=serializable";

/**
 * Creates and starts a throw-away PostgreSQL server from the installed binaries. It is removed when this process
 * ends, even after a crash.
 * @returns {Promise<Cluster>}
 * @throws when PostgreSQL is not installed
 */
export async function startCluster() {
  const bin = findBinaries();
  const user = findUser();
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const port = await findFreePort();
  const options = { ...user, cwd: folder };

  const watchdog = spawn(
    "sh",
    ["-c", 'cat; "$1/pg_ctl" -D "$2/data" -m immediate stop; rm -rf "$2"', "sh", bin, folder],
    // Its stdin closes when this process ends, even by kill -9; Ctrl-C does not reach it.
    { ...options, stdio: ["pipe", "ignore", "ignore"], detached: true },
  );

  const initdb = ["-D", data, "-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  await run(join(bin, "initdb"), initdb, options);
  const serverOptions =
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200 ` +
    "-c fsync=off -c full_page_writes=off -c synchronous_commit=off";
  const runPgCtl = (/** @type {string[]} */ ...command) =>
    run(join(bin, "pg_ctl"), ["-D", data, "-w", "-l", join(folder, "log"), ...command], options).then(
      () => undefined,
    );

  const start = () => runPgCtl("-o", `${serverOptions} ${unusualDefaults}`, "start");
  await start();
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    start,
    stop: () => runPgCtl("-m", "fast", "stop"),
    remove: async () => {
      watchdog.stdin.end();
      await once(watchdog, "close");
    },
  };
}

function findBinaries() {
  const parent = "/usr/lib/postgresql";
  const versions = existsSync(parent) ? readdirSync(parent).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(parent, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  const bin = folders.find((folder) => ["initdb", "pg_ctl"].every((name) => existsSync(join(folder, name))));
  if (!bin) throw new Error("PostgreSQL is not installed here (initdb and pg_ctl were not found).");
  return bin;
}

/** PostgreSQL refuses to run as root, so an unprivileged user runs it. */
function findUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) =>
        Number(execFileSync("id", [flag, name], { stdio: "pipe" })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // No such user: try the next one.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.");
}
