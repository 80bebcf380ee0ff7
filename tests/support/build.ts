import { execFileSync } from "node:child_process";

/** Builds the site once before the browser tests, unless the build at hand is of these very sources. */
export default function build(): void {
  execFileSync(
    process.execPath,
    ["-e", "import('./app/build.mjs').then((builder) => builder.buildWhenStale())"],
    // Under Vitest the Vite configuration would leave out Remix.
    { stdio: "inherit", env: { ...process.env, VITEST: undefined } },
  );
}
