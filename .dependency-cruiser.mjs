/** Layers of app/, lowest first: a folder imports from the layers below it, and from its own. See app/README.md. */
const layers = ["platform", "(content|sizes)", "business", "frames", "features", "routes"];

/** The only modules that other folders may import. */
const publicModules = {
  "platform/front": ["start.server.ts", "path-rules.ts"],
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
    ...Object.entries(publicModules).map(([folder, files]) => ({
      name: `${folder.replaceAll("/", "-")}-by-its-public-module`,
      severity: /** @type {const} */ ("error"),
      from: { path: "^app/", pathNot: `^app/${folder.replace(/\/(decoder|pdf|drawing|kinds)$/, "")}/` },
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
