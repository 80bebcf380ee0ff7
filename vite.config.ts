import { dirname } from "node:path";
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

const folders = (...names: string[]) =>
  names.map((name) => fileURLToPath(new URL(`app/${name}`, import.meta.url)));

/** What browsers get in one file, by the folder of its source: thirty small files would wait for each other on a slow line. */
const bundles = {
  /** What every public page is made of. */
  site: folders("site", "site/frame", "site/seo", "text", "time", "ui", "images", "items/public"),
  /** What forms are made of. */
  form: folders("ui/form", "enquiries/form"),
};

const browserBundles: Plugin = {
  name: "browser-bundles",
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  config: () => ({
    build: {
      // 4 kB less on every page than by esbuild.
      minify: "terser",
      terserOptions: { compress: { passes: 2 } },
      rollupOptions: {
        output: {
          onlyExplicitManualChunks: true,
          manualChunks: (id) => Object.entries(bundles).find(([, list]) => list.includes(dirname(id)))?.[0],
        },
      },
    },
  }),
};

/** Browsers get the kinds of work one by one, as they are needed. */
const kindsOnDemand: Plugin = {
  name: "kinds-on-demand",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (options.ssr || !source.endsWith("/kinds")) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [all, onDemand] = folders("sizes/kinds.ts", "sizes/kinds.browser.ts");
    return found?.id === all ? (onDemand ?? null) : null;
  },
};

const bootTests = ["app/boot/boot.server.test.ts"];
// Restores, imports and floods: npm run test:robustness.
const robustnessTests = [
  "app/backup/{backup,nightly-backup}.test.ts",
  "app/enquiries/flood.server.test.ts",
  "app/database/embedded.server.test.ts",
  "app/transfer/{transfer,transfer-quotations,write-export.server}.test.ts",
];
// These need a server: npm run test:postgres.
const serverTests = ["app/database/postgres.server.test.ts", "app/database/change-listener.server.test.ts"];
// These ask no database, or the embedded one alone: a run on a server would only repeat them.
const withoutServer = [
  "app/database/{embedded,pglite}.server.test.ts",
  "app/front/**",
  "app/images/{decoder,default-pictures}/**",
  "app/images/{decoder-process,inspect-image,make-images}.server.test.ts",
  "app/{content,document,joints,sizes,ui}/**",
];

export default defineConfig({
  // Vitest runs routes and domain code as plain modules; the Remix plugin serves only dev and build.
  plugins: [
    tailwindcss(),
    browserBundles,
    ...(process.env.VITEST ? [] : [kindsOnDemand, remix(remixOptions)]),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Transforms all modules in parallel when the development server starts, not one import after another.
  server: { warmup: { ssrFiles: ["app/**/*.{ts,tsx}", "!app/**/*.test.{ts,tsx}"] } },
  build: {
    target: "es2022",
    // One target for both builds, else server and client name the style sheet by different hashes.
    cssTarget: ["chrome111", "firefox115", "safari16.4"],
    assetsInlineLimit: 0,
  },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    // The first query of a test file opens its database, and a machine may be crowded.
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
            ...robustnessTests,
            ...(process.env.TEST_DATABASE_URL ? withoutServer : serverTests),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "robustness",
          isolate: false,
          include: robustnessTests,
          exclude: process.env.TEST_DATABASE_URL ? withoutServer : [],
        },
      },
      { extends: true, test: { name: "boot", include: bootTests } },
    ],
    // All cores: by itself it leaves one of two idle.
    maxWorkers: "100%",
    // Transforming every module takes a tenth of a run: that on PostgreSQL finds them done.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/test-modules" },
    // Of the process and not of a thread is what sharp may decode: files in threads would meet each other's settings.
    pool: "forks",
    // One file instead of three hundred, which each test file would read anew.
    deps: { optimizer: { ssr: { enabled: true, include: ["kysely"] } } },
  },
});
