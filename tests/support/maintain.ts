import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { promisify } from "node:util";

/** Runs a maintenance command (`npm run backup` etc.) in its own process with these settings and the `.env` in `cwd` only. */
export function maintain(args: readonly string[], settings: Record<string, string>, cwd = tmpdir()) {
  return promisify(execFile)(process.execPath, [resolve("app/platform/start/maintain.mjs"), ...args], {
    cwd,
    env: { NODE_ENV: "production", PATH: process.env.PATH ?? "", LOG_LEVEL: "warn", ...settings },
  });
}
