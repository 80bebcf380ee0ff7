import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
}

/** Lists the addresses of the admin's screens, such as `/admin/projects/:id/edit`, from the manifest of the built site. */
export function listAdminScreens(): string[] {
  const routes = readRoutes();
  const getPath = ({ path = "", parentId }: ManifestRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return parent ? `${getPath(parent)}/${path}`.replace(/\/+$/, "") : path;
  };
  const screens = Object.values(routes)
    .filter(({ id }) => !existsSync(`app/${id}.ts`))
    .map(getPath)
    .filter((path) => /^\/admin(\/|$)/.test(path) && !path.endsWith("*"));
  return [...new Set(screens)];
}

function readRoutes(): Record<string, ManifestRoute> {
  const folder = "build/client/assets";
  const file = readdirSync(folder).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error("The build has no route manifest.");
  const script = readFileSync(join(folder, file), "utf8");
  return JSON.parse(script.replace(/^window\.__remixManifest=/, "").replace(/;\s*$/, "")).routes;
}
