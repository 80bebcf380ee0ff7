// Runs the command given on the command line with TEST_DATABASE_URL naming a throw-away PostgreSQL server.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { startCluster } from "./cluster.mjs";

const [command = "npm", ...args] = process.argv.slice(2);
const cluster = await startCluster();
const child = spawn(command, args, {
  stdio: "inherit",
  env: { ...process.env, TEST_DATABASE_URL: cluster.url },
});
// The child has the interrupt from the keyboard as well, and its end is waited for.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
const [code] = await once(child, "exit");
await cluster.remove();
process.exit(code ?? 1);
