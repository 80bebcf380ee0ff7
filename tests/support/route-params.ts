import { matchRoutes } from "@remix-run/react";

const files = Object.keys(
  import.meta.glob(["../../app/routes/*.{ts,tsx}", "../../app/routes/*/route.{ts,tsx}", "!**/*.test.ts"]),
);
const routes = files.map((file) => ({ path: toPattern(file.replace("../../app/routes/", "")) }));

/** Converts `admin.$list.$id.edit.tsx` to `admin/:list/:id/edit`. */
function toPattern(file: string): string {
  const name = file.replace(/(\/route)?\.tsx?$/, "").replaceAll("[.]", "\n");
  return name
    .split(".")
    .filter((part) => !part.startsWith("_"))
    .map((part) =>
      part
        .replace(/_$/, "")
        .replace(/^\((.*)\)$/, "$1?")
        .replace(/^\$$/, "*")
        .replace("$", ":"),
    )
    .join("/")
    .replaceAll("\n", ".");
}

export function readParams(path: string): Record<string, string> {
  const { pathname } = new URL(path, "http://localhost:3000");
  return { ...matchRoutes(routes, pathname)?.at(-1)?.params } as Record<string, string>;
}
