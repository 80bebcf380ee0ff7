// `npm run build`: builds the site and an empty database for first starts, and stores a hash of the inputs.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const inputs = ["app", "migrations", "public", "package-lock.json", "remix.config.js", "vite.config.ts"];
const stamp = "build/inputs.sha256";

/** Invalid settings end the process before the slow build starts. @param {(line: string) => void} [print] */
export async function buildWhenStale(print) {
  const storedHash = await readFile(stamp, "utf8").catch(() => null);
  if (storedHash === (await hashInputs())) return;
  await importSource("app/platform/runtime/config.server.ts");
  await build(print);
}

/** Exits with the code of a failed build. @param {(line: string) => void} [print] used when standard error is not a terminal */
export async function build(print = console.log) {
  const startedAt = Date.now();
  const { stderr } = process;
  if (stderr.isTTY) stderr.write("Building the site …");
  else print("Building the site …");
  await rm(stamp, { force: true });
  const hash = await hashInputs();
  await runRemixBuild();
  await compressTexts("build/client");
  await buildMaintenance();
  await createEmptyDatabase();
  await writeFile(stamp, hash);
  const done = `done in ${Math.round((Date.now() - startedAt) / 1_000)} s`;
  if (stderr.isTTY) stderr.write(` ${done}\n`);
  else print(`Building the site … ${done}`);
}

async function runRemixBuild() {
  const remix = createRequire(import.meta.url).resolve("@remix-run/dev/package.json");
  const command = [join(dirname(remix), "dist/cli.js"), "vite:build", "--logLevel", "warn"];
  // Always use production React: test runners set NODE_ENV to "test".
  const env = { ...process.env, NODE_ENV: /** @type {const} */ ("production") };
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"], env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const stop = () => child.kill();
  process.once("SIGTERM", stop);
  const [code] = await once(child, "close");
  process.off("SIGTERM", stop);
  if (code === 0) return;
  process.stderr.write(`\n${output}`);
  process.exit(code ?? 1);
}

/** Compresses text files in advance: remix-serve would compress on each request, and less well. @param {string} folder */
async function compressTexts(folder) {
  const texts = (await listFiles(folder)).filter((file) =>
    /\.(?:css|js|json|svg|txt|webmanifest|xml)$/.test(file),
  );
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(file);
      // Compression is not worth it for small files.
      if (text.length < 1_000) return;
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    }),
  );
}

const alias = { "~": fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "") };

/** Bundles the backup, restore, export and import commands. */
async function buildMaintenance() {
  const { build: bundle } = await import("vite");
  await bundle({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { alias },
    build: { ssr: "app/maintain.server.ts", outDir: "build/maintenance", target: "es2022" },
  });
}

async function createEmptyDatabase() {
  const { createPGlite, emptyDatabaseArchive } = await importSource("app/platform/database/pglite.server.ts");
  const pglite = await createPGlite();
  const archive = await pglite.dumpDataDir("gzip");
  await pglite.close();
  await writeFile(emptyDatabaseArchive, Buffer.from(await archive.arrayBuffer()));
}

/** @param {string} file a TypeScript module without imports that need the bundler */
async function importSource(file) {
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport(`./${file}`, {
    configFile: false,
    logLevel: "error",
    resolve: { alias },
  });
  return module;
}

async function hashInputs() {
  const hash = createHash("sha256");
  for (const file of (await Promise.all(inputs.map(listFiles))).flat()) {
    hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}

/** @param {string} path a file or folder; skips tests and documentation, which are not in the build */
async function listFiles(path) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:test\.|md$)/.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
