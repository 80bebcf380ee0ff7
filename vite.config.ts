import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import remixOptions from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Folders of what every public page is made of; forms and admin screens bring their own. */
const siteFolders = ["app/site/", "app/ui/", "app/content/site/", "app/items/public/"].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Sends browsers what every public page is made of in one file: thirty small ones would wait for each other on a slow line. */
const siteInOneFile: Plugin = {
  name: "site-in-one-file",
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  config: () => ({
    build: {
      rollupOptions: {
        output: {
          onlyExplicitManualChunks: true,
          manualChunks: (id) => (siteFolders.some((folder) => id.startsWith(folder)) ? "site" : undefined),
        },
      },
    },
  }),
};

const bootTests = ["app/server/boot.server.test.ts"];
// These need a server: npm run test:postgres.
const serverTests = ["app/server/db/postgres.server.test.ts"];

export default defineConfig({
  // Vitest runs routes and domain code as plain modules; the Remix plugin serves only dev and build.
  plugins: [tailwindcss(), siteInOneFile, process.env.VITEST ? undefined : remix(remixOptions)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    target: "es2022",
    // One target for both builds, else server and client name the style sheet by different hashes.
    cssTarget: ["chrome111", "firefox115", "safari16.4"],
    assetsInlineLimit: 0,
  },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    // The first query of a test file opens its database.
    testTimeout: 20_000,
    setupFiles: ["tests/support/setup.ts"],
    // Most files share a process, its modules and its database, and leave nothing behind in them; one that starts the whole
    // site cannot.
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          isolate: false,
          include: ["app/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
          exclude: [
            ...configDefaults.exclude,
            ...bootTests,
            ...(process.env.TEST_DATABASE_URL ? [] : serverTests),
          ],
        },
      },
      { extends: true, test: { name: "boot", include: bootTests } },
    ],
    // All cores: by itself it leaves one of two idle.
    maxWorkers: "100%",
    // Of the process and not of a thread is what sharp may decode: files in threads would meet each other's settings.
    pool: "forks",
    // One file instead of three hundred, which each test file would read anew.
    deps: { optimizer: { ssr: { enabled: true, include: ["kysely"] } } },
  },
});
