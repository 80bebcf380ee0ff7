import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs a command of `npm run backup` and its like, in a process of its own with these settings alone. */
export function maintain(args: readonly string[], settings: Record<string, string>) {
  return promisify(execFile)(process.execPath, ["app/maintain.mjs", ...args], {
    env: { NODE_ENV: "production", PATH: process.env.PATH ?? "", LOG_LEVEL: "warn", ...settings },
  });
}
