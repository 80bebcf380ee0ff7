import { matchRoutes } from "@remix-run/react";

/** What of a route in the server's build is looked at here. */
interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { default?: unknown; loader?: unknown; action?: unknown };
}

type RouteNode = { id: string; path?: string } & ({ index: true } | { index?: false; children: RouteNode[] });

/** The methods that the page or file at a path takes: reading where it shows or loads something, POST where it has an action. */
export function listPageMethods(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  path: string,
): string[] {
  const page = path.replace(/\.data$/, "");
  const id = matchRoutes(nestRoutes(routes), page === "/_root" ? "/" : page)?.at(-1)?.route.id;
  const { default: screen, loader, action } = (id && routes[id]?.module) || {};
  return [...(screen || loader ? ["GET", "HEAD"] : []), ...(action ? ["POST"] : [])];
}

function nestRoutes(routes: Readonly<Record<string, BuiltRoute | undefined>>, parent?: string): RouteNode[] {
  return Object.values(routes).flatMap((route): RouteNode[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: nestRoutes(routes, id) }];
  });
}
