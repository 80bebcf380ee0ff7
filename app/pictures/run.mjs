// `npm run pictures -- FOLDER [FOLDER …]`: the tables of pictures are TypeScript, which Vite loads as they are.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** @type {{ module: typeof import("./build") }} */
const { module } = await runnerImport(fileURLToPath(new URL("build.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
});
process.exitCode = await module.buildPictures(process.argv.slice(2));
