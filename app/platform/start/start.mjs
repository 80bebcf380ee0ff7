// `npm start`: builds the site when needed, then runs remix-serve in this process.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { installJsonConsole } from "./json-console.mjs";
import { requireOpenFiles } from "./open-files.mjs";

installJsonConsole();

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`The site needs Node 20.19 or later. This is Node ${process.versions.node}.`);
  process.exit(1);
}

requireOpenFiles();

if (existsSync(".env")) process.loadEnvFile();

// Handles signals until the site does: as PID 1 of a container, the process would otherwise ignore them.
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => {
    if (process.listenerCount(signal) === 0) process.exit(0);
  });
}

// On SIGTERM, npm's shell may exit without passing the signal on.
if (process.env.npm_lifecycle_event) {
  const parentId = process.ppid;
  setInterval(() => {
    if (process.ppid !== parentId) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}

process.chdir(fileURLToPath(new URL("../../..", import.meta.url)));
process.env.NODE_ENV = "production";
process.env.HOST ||= "0.0.0.0";
process.env.PORT ||= "3000";

// Containers have the build but no sources.
if (existsSync("vite.config.ts")) {
  const { buildWhenStale } = await import("./build.mjs");
  await buildWhenStale();
}

// Only the owner may read customers' data.
process.umask(0o077);

process.on("uncaughtException", (error) => {
  console.error(describeError(error));
  process.exit(1);
});

/** @param {Error} error */
function describeError(error) {
  if ("code" in error && error.code === "EADDRINUSE") {
    return `Another program uses port ${process.env.PORT}. Set PORT to a free port.`;
  }
  return error.name === "StartError" ? `The site cannot start. ${error.message}` : error;
}

// remix-serve has no option for its start message.
const print = console.log;
console.log = (...args) => {
  if (!String(args[0]).startsWith("[remix-serve] http")) {
    print(...args);
    return;
  }
  const origin = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT}`;
  print(`Listening on port ${process.env.PORT}. Site: ${origin} Admin: ${new URL("/admin", origin)}`);
};

// remix-serve takes the server bundle from the command line.
process.argv[2] = "build/server/index.js";
createRequire(import.meta.url)("@remix-run/serve/dist/cli.js");
