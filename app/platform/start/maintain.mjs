// `npm run backup`, `restore`, `export` and `import`, with the settings of the site.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { requireOpenFiles } from "./open-files.mjs";

requireOpenFiles();
const root = fileURLToPath(new URL("../../..", import.meta.url));
const [command = "", file, ...more] = process.argv.slice(2);
const paths = [file, ...more].filter((path) => path !== undefined);
// An argument with a leading dash is an option, or "-" for standard input or output. An import reads from a URL.
const isPath = (/** @type {string} */ arg) => !/^(?:-|https?:\/\/)/.test(arg);
const args = [command, ...paths.map((path) => (isPath(path) ? resolve(path) : path))];

if (existsSync(".env")) process.loadEnvFile();
process.chdir(root);
process.env.NODE_ENV = "production";
if (existsSync("vite.config.ts")) {
  const { buildWhenStale } = await import("./build.mjs");
  // Standard output may carry the archive.
  await buildWhenStale(console.error);
}
// The commands write customers' data: only the owner may read the files.
process.umask(0o077);
const { runCommand } = await import(pathToFileURL(resolve("build/maintenance/maintain.server.js")).href);
process.exit(await runCommand(args));
