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

const pathsOf = (...names: string[]) =>
  names.map((name) => fileURLToPath(new URL(`app/${name}`, import.meta.url)));

/** Folders and files bundled into one file each, because loading thirty small files is slow on a slow connection. */
const bundles = {
  /** The parts of public pages, and how Vite loads the other parts. */
  site: [
    ...pathsOf(
      "frames/site",
      "frames/site/frame",
      "frames/site/seo",
      "platform/document",
      "platform/text",
      "platform/time",
      "platform/ui",
      "platform/http/page-handle.ts",
      "platform/images/encodings.ts",
      "platform/images/picture.tsx",
      "features/items/public",
      "features/items/items.ts",
      "features/items/list-page.ts",
      "business/customer-facts.ts",
      "business/firm.ts",
      "business/icons.tsx",
      "business/logo.ts",
      "content/constants.ts",
      "content/keep-together.ts",
      "content/messages.ts",
      "content/navigation.ts",
      "content/pages.ts",
      "content/service-index.ts",
    ),
    "\0vite/preload-helper.js",
  ],
  /** The parts of forms. */
  form: pathsOf("platform/ui/form", "features/enquiries/form"),
};

const browserBundles: Plugin = {
  name: "browser-bundles",
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  config: () => ({
    build: {
      // Saves 4 kB per page compared with esbuild.
      minify: "terser",
      terserOptions: { compress: { passes: 2 } },
      rollupOptions: {
        output: {
          onlyExplicitManualChunks: true,
          manualChunks: (id) =>
            Object.entries(bundles).find(([, list]) => list.includes(id) || list.includes(dirname(id)))?.[0],
        },
      },
    },
  }),
};

/** In browsers, kinds of work load on demand. */
const kindsOnDemand: Plugin = {
  name: "kinds-on-demand",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (options.ssr || !source.endsWith("/kinds")) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const [all, onDemand] = pathsOf("sizes/kinds.ts", "sizes/kinds.browser.ts");
    return found?.id === all ? (onDemand ?? null) : null;
  },
};

const bootTests = ["app/boot.server.test.ts"];
// Restores, imports and floods: npm run test:robustness.
const robustnessTests = [
  "app/platform/backup/{backup,damaged-backup,nightly-backup}.test.ts",
  "app/features/enquiries/flood.test.ts",
  "app/platform/database/embedded.server.test.ts",
  "app/features/transfer/write-export.server.test.ts",
];
// Need a PostgreSQL server: npm run test:postgres.
const serverTests = [
  "app/platform/database/postgres.server.test.ts",
  "app/platform/database/change-listener.server.test.ts",
];
// Use no database or only the embedded one, so npm run test:postgres skips them.
const withoutServer = [
  "app/platform/database/{embedded,pglite}.server.test.ts",
  "app/platform/front/**",
  "app/platform/images/{decoder,default-pictures}/**",
  "app/platform/images/{decoder-process,inspect-image,make-images}.server.test.ts",
  "app/{content,sizes,platform/document,platform/ui}/**",
];

export default defineConfig({
  // Vitest runs routes and features as plain modules; the Remix plugin is only for dev and build.
  plugins: [
    tailwindcss(),
    browserBundles,
    ...(process.env.VITEST ? [] : [kindsOnDemand, remix(remixOptions)]),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // The development server transforms all modules in parallel at start, instead of one import after another.
  server: { warmup: { ssrFiles: ["app/**/*.{ts,tsx}", "!app/**/*.test.{ts,tsx}"] } },
  build: {
    target: "es2022",
    // The same target for both builds, so that server and client compute the same hash of the style sheet.
    cssTarget: ["chrome111", "firefox115", "safari16.4"],
    assetsInlineLimit: 0,
  },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    // The first query of a test file opens its database, and the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["tests/support/setup.ts"],
    // Most files share a process, its modules and its database, and clean up. A file that starts the whole site runs alone.
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
    // All cores; the default leaves one of two idle.
    maxWorkers: "100%",
    // With this cache, transforming the modules takes a tenth of the time. The run on PostgreSQL uses it too.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/test-modules" },
    // Sharp's settings apply to the whole process, so test files must not run as threads of one process.
    pool: "forks",
    // Bundles Kysely's three hundred files, which each test file would read again.
    deps: { optimizer: { ssr: { enabled: true, include: ["kysely"] } } },
  },
});
