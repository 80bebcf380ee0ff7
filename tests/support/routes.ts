import { resolve } from "node:path";
import type { ActionFunctionArgs } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";

// `routes.ts` reads the folders below it; Remix's own commands set this.
globalThis.__remixAppDirectory = resolve("app");
const { default: config } = await import("~/routes");

type Handler = (args: ActionFunctionArgs) => unknown;

interface SiteRoute {
  /** Relative to `app/`, such as `routes/admin/quotations/rates.tsx`. */
  file: string;
  /** The address, such as `/admin/:list/:id/edit`. */
  path: string;
}

interface RouteModule {
  loader?: Handler;
  action?: Handler;
  clientAction?: unknown;
}

/** Every route of the site, layouts included. */
export const siteRoutes: readonly SiteRoute[] = listRoutes(config, "");

function listRoutes(entries: RouteConfigEntry[], parentPath: string): SiteRoute[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const fullPath = path ? `${parentPath}/${path}` : parentPath;
    return [{ file, path: fullPath || "/" }, ...listRoutes(children, fullPath)];
  });
}

// No type argument: with one, Vitest does not detect the glob and reuses cached matches, without new routes.
const modules: Record<string, () => Promise<unknown>> = import.meta.glob([
  "../../app/routes/**/*.{ts,tsx}",
  "!**/*.test.*",
]);

export async function loadRoute({ file }: SiteRoute): Promise<RouteModule> {
  return (await modules[`../../app/${file}`]?.()) as RouteModule;
}
