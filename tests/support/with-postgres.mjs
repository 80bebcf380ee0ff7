// Runs the given command with the URL of a throw-away PostgreSQL server as TEST_DATABASE_URL.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startCluster } from "./cluster.mjs";

const [command = "npm", ...args] = process.argv.slice(2);
const cluster = await startCluster();
const child = spawn(command, args, {
  stdio: "inherit",
  env: { ...process.env, TEST_DATABASE_URL: cluster.url },
});
// Ctrl-C reaches the child too; wait for it to end.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
const [code] = await once(child, "exit");
await cluster.remove();
process.exit(code ?? 1);
