/**
 * Layers of app/, lowest first: a folder imports from lower layers, and from its own layer without cycles. See
 * app/README.md.
 */
const layers = {
  pure: ["text", "time", "content", "ui", "joints", "sizes"],
  infrastructure: ["runtime", "database", "http", "uploads", "images", "mail"],
  "shared screens": ["admin", "revisions", "firm", "site"],
  features: [
    "accounts",
    "enquiries",
    "items",
    "push",
    "quotations",
    "page-texts",
    "site-pictures",
    "testimonials",
  ],
  operations: ["privacy", "backup", "transfer", "system", "front", "boot"],
  entryPoints: ["api", "document", "routes"],
};

const names = Object.keys(layers);
const below = (/** @type {string[]} */ folders) => `^app/(${folders.join("|")})/`;

/** The only modules that other folders may import. */
const publicModules = {
  "app/boot": ["boot.server.ts"],
  "app/platform/front": ["start.server.ts", "path-rules.ts"],
  "app/platform/images/decoder": [],
  "app/features/quotations/pdf": [],
  "app/sizes/drawing": [],
  "app/sizes/kinds": [],
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...names.slice(0, -1).map((name, index) => ({
      name: `${name.replace(" ", "-")}-imports-no-higher-layer`,
      severity: /** @type {const} */ ("error"),
      from: { path: below(layers[/** @type {keyof typeof layers} */ (name)]) },
      to: {
        path: [
          below(
            Object.values(layers)
              .slice(index + 1)
              .flat(),
          ),
          "^app/[^/]+$",
        ],
        pathNot: "^app/tailwind\\.css",
      },
    })),
    {
      name: "every-folder-has-a-layer",
      severity: "error",
      from: { path: "^app/[^/]+/", pathNot: below(Object.values(layers).flat()) },
      to: {},
    },
    { name: "no-file-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-folder-cycle",
      severity: "error",
      scope: "folder",
      from: { path: "^app/[^/]+$" },
      to: { path: "^app/[^/]+$", circular: true },
    },
    ...Object.entries(publicModules).map(([folder, files]) => ({
      name: `${folder.slice(4).replace("/", "-")}-by-its-public-module`,
      severity: /** @type {const} */ ("error"),
      from: {
        path: "^app/",
        pathNot: `^${folder
          .split("/")
          .slice(0, folder.split("/").length > 2 ? 2 : undefined)
          .join("/")}/`,
      },
      to: { path: `^${folder}/`, pathNot: files.map((file) => `^${folder}/${file}$`) },
    })),
    {
      name: "rules-and-queries-know-no-react",
      severity: "error",
      from: { path: "^app/(?!document|routes)[^/]+/.*\\.server\\.ts$" },
      to: {
        path: ["^app/platform/ui/", "node_modules/react(-dom)?/"],
        pathNot: "^app/platform/ui/(toast-message|form/refused-form)\\.ts$",
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
