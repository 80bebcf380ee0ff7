import { matchRoutes } from "@remix-run/react";

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { default?: unknown; loader?: unknown; action?: unknown };
}

type RouteNode = { id: string; path?: string } & ({ index: true } | { index?: false; children: RouteNode[] });

/** A component or loader allows GET and HEAD, an action POST. */
export function listPageMethods(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  path: string,
): string[] {
  const page = path.replace(/\.data$/, "");
  const id = matchRoutes(nestRoutes(routes), page === "/_root" ? "/" : page)?.at(-1)?.route.id;
  const { default: component, loader, action } = (id && routes[id]?.module) || {};
  return [...(component || loader ? ["GET", "HEAD"] : []), ...(action ? ["POST"] : [])];
}

function nestRoutes(routes: Readonly<Record<string, BuiltRoute | undefined>>, parent?: string): RouteNode[] {
  return Object.values(routes).flatMap((route): RouteNode[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: nestRoutes(routes, id) }];
  });
}
