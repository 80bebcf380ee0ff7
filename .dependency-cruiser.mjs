/** Layers of app/, lowest first: a folder imports from the layers below it, and from its own. See app/README.md. */
const layers = ["platform", "(content|sizes)", "business", "frames", "features", "routes"];

/** What the product may import of each folder of the platform, without the endings of the file names. */
const offeredByPlatform = {
  backup:
    "archive.server erased-list.server nightly-backup.server restore-backup.server test-restore.server write-backup.server",
  database:
    "availability.server change-listener.server database.server embedded.server folder-lock.server instances.server " +
    "migrate.server readiness.server tables vacuum.server",
  document:
    "carry-typed-over finish-document.server inline-script inline-scripts.server page-response.server render-document.server " +
    "report-error.server translated-texts",
  front: "path-rules start.server",
  http:
    "cookies.server csv-response.server handle-form.server json-api.server merge-stale page-cache.server page-handle " +
    "public-lookup.server rate-limit.server read-request render-queue.server request.server secret-paths",
  images:
    "bucket.server encodings image-store.server logo-images.server make-images.server picture picture-source queries.server " +
    "shrink-photo staged-images.server worker.server",
  mail: "mail mail-body mail-worker.server outbox.server",
  push: "push-service.server subscribe subscriptions.server",
  revisions: "revisions.server",
  runtime:
    "config.server config/business config/business.server data-folder.server failure.server fallbacks.server logger.server shutdown.server " +
    "tasks.server tokens.server",
  system: "scrape.server status.server warnings",
  text: "form-fields qr-code text",
  time: "time",
  ui:
    "button dialog focus fold form/confirm-dialog form/draft form/field form/form-notes form/form-result " +
    "form/post-form form/submit-form form/use-form hooks icon join-classes menu toasts",
  uploads: "post-form receive-form.server staged-file.server upload-queue upload-rules",
};

/** The only modules that other folders may import. */
const publicModules = {
  "platform/images/decoder": [],
  "features/quotations/pdf": [],
  "sizes/drawing": [],
  "sizes/kinds": [],
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...layers.map((layer, index) => ({
      name: `${layer.replace(/[()]/g, "").replace("|", "-")}-imports-no-higher-layer`,
      severity: /** @type {const} */ ("error"),
      from: { path: `^app/${layer}/` },
      to: { path: [...layers.slice(index + 1).map((higher) => `^app/${higher}/`), "^app/[^/]+$"] },
    })),
    {
      name: "every-folder-has-a-layer",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: layers.map((layer) => `^app/${layer}/`) },
      to: {},
    },
    { name: "no-file-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-folder-cycle",
      severity: "error",
      scope: "folder",
      from: { path: "^app/(platform|frames|features)/[^/]+$" },
      to: { path: "^app/(platform|frames|features)/[^/]+$", circular: true },
    },
    {
      name: "only-what-the-platform-offers",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/platform/" },
      to: {
        path: "^app/platform/.*\\.tsx?$",
        pathNot: Object.entries(offeredByPlatform).map(
          ([folder, modules]) => `^app/platform/${folder}/(${modules.replaceAll(" ", "|")})\\.tsx?$`,
        ),
      },
    },
    ...Object.entries(publicModules).map(([folder, files]) => ({
      name: `${folder.replaceAll("/", "-")}-by-its-public-module`,
      severity: /** @type {const} */ ("error"),
      from: { path: "^app/", pathNot: `^app/${folder.replace(/\/[^/]+$/, "")}/` },
      to: { path: `^app/${folder}/`, pathNot: files.map((file) => `^app/${folder}/${file}$`) },
    })),
    {
      name: "rules-and-queries-know-no-react",
      severity: "error",
      from: { path: "^app/(?!platform/document|routes)[^/]+/.*\\.server\\.ts$" },
      to: {
        path: ["^app/platform/ui/", "node_modules/react(-dom)?/"],
        pathNot: "^app/platform/ui/form/form-result\\.ts$",
      },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.test\\.tsx?$" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mjs", ".js"], exportsFields: ["exports"] },
  },
};
