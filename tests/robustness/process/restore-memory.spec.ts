import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { expect, test } from "@playwright/test";
import { extract, pack } from "tar-stream";
import { maintain } from "../../support/maintain";
import { recordPeakMemory } from "../../support/process-memory";
import { createSiteData } from "../../support/site-data";

const megabyte = 1_000_000;
const maxMemory = 400 * megabyte;

/** A chunk is sent many times, so that the test itself needs little memory. */
function* writeZeros(bytes: number, byte: number): Generator<Buffer> {
  const chunk = Buffer.alloc(megabyte, byte);
  for (let left = bytes; left > 0; left -= megabyte) yield chunk;
}

/** Copies a backup and replaces an entry by zeros or spaces. `description` may change what the backup says about itself. */
async function inflate(
  source: string,
  file: string,
  { name, byte, bytes }: { name: string; byte: number; bytes: number },
  description: (json: string) => string,
): Promise<void> {
  const [input, output] = [extract(), pack()];
  const reading = pipeline(createReadStream(source), createGunzip(), input);
  const writing = pipeline(output, createGzip({ level: 1 }), createWriteStream(file));
  let isDone = false;
  for await (const entry of input) {
    const content = await buffer(Readable.from(entry));
    if (entry.header.name.startsWith(name) && !isDone) {
      isDone = true;
      const header = { name: entry.header.name, size: bytes };
      await pipeline(Readable.from(writeZeros(bytes, byte)), output.entry(header));
    } else {
      const isDescription = entry.header.name === "backup.json";
      output.entry({ name: entry.header.name }, isDescription ? description(String(content)) : content);
    }
  }
  output.finalize();
  await Promise.all([reading, writing]);
}

const size = 600 * megabyte;

for (const [title, entry, description, isRestored] of [
  ["description", { name: "backup.json", byte: 32 }, (json: string) => json, false],
  ["file", { name: "files/", byte: 0 }, (json: string) => json, false],
  [
    "file that its list names with this size",
    { name: "files/", byte: 0 },
    (json: string) => json.replaceAll(/("[\w-]+\.\w+":)\d+/g, `$1${size}`),
    true,
  ],
  [
    "row that its list names with this size",
    { name: "rows.ndjson", byte: 32 },
    (json: string) => json.replace(/"rowBytes":\d+/, `"rowBytes":${size}`),
    false,
  ],
] as const) {
  test(`restoring a backup with a ${title} of 600 MB needs less than 400 MB`, async () => {
    test.setTimeout(240_000);
    const folder = await mkdtemp(join(tmpdir(), "restore-memory-"));
    const [source, target] = [await createSiteData("samples"), await createSiteData()];
    const [good, bad] = [join(folder, "good.tar.gz"), join(folder, "bad.tar.gz")];
    await maintain(["backup", good], source.settings);
    await inflate(good, bad, { ...entry, bytes: size }, description);
    const restoring = spawn(process.execPath, [resolve("app/platform/start/maintain.mjs"), "restore", bad], {
      cwd: tmpdir(),
      env: { NODE_ENV: "production", PATH: process.env.PATH ?? "", LOG_LEVEL: "warn", ...target.settings },
    });
    const memory = recordPeakMemory(restoring.pid ?? 0);
    const [message, [code]] = await Promise.all([text(restoring.stderr), once(restoring, "close")]);
    const peak = await memory.stop();
    expect(peak, `${title}: ${Math.round(peak / megabyte)} MB`).toBeLessThan(maxMemory);
    expect(code).toBe(isRestored ? 0 : 1);
    expect(message).toMatch(isRestored ? /^Restored the backup/ : /^The backup is damaged[^\n]+\n$/);
    const restoredFiles = await readdir(join(target.settings.DATA_DIR, "images"), { recursive: true }).catch(
      () => [],
    );
    expect(restoredFiles.some((name) => name.includes("."))).toBe(isRestored);
    await Promise.all([rm(folder, { recursive: true }), source.remove(), target.remove()]);
  });
}
