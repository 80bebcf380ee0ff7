import { execFileSync } from "node:child_process";

/** Builds the site before the browser tests, unless the build is up to date. */
export default function build(): void {
  execFileSync(
    process.execPath,
    ["-e", "import('./app/platform/start/build.mjs').then((builder) => builder.buildWhenStale())"],
    // With VITEST set, the Vite configuration omits Remix.
    { stdio: "inherit", env: { ...process.env, VITEST: undefined } },
  );
}
