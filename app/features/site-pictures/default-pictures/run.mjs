// `npm run pictures -- FOLDER [FOLDER …]`. Vite loads the TypeScript tables directly.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./build") }} */
const { module } = await runnerImport(fileURLToPath(new URL("build.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
  resolve: { alias: { "~": fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "") } },
});
/** @param {string} line */
const print = (line) => process.stdout.write(`${line}\n`);
const problems = await module.buildPictures(process.argv.slice(2), print);
for (const problem of problems) print(`! ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
