// Locks the folder named on the command line until it is killed; prints "held" when it has the lock.
import { runnerImport } from "vite";

const { module } = await runnerImport("./app/platform/database/folder-lock.server.ts", {
  configFile: false,
  logLevel: "error",
  resolve: { alias: { "~": new URL("../../app", import.meta.url).pathname } },
});
await module.lockFolder(process.argv[2], () => process.exit(3));
process.stdout.write("held\n");
setInterval(() => undefined, 60_000);
