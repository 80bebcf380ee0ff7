import { matchRoutes } from "@remix-run/react";
import { siteRoutes } from "./routes";

export function readParams(path: string): Record<string, string> {
  const { pathname } = new URL(path, "http://localhost:3000");
  const routes = siteRoutes.map(({ path }) => ({ path }));
  return { ...matchRoutes(routes, pathname)?.at(-1)?.params } as Record<string, string>;
}
