import { flatRoutes } from "@remix-run/fs-routes";
import { layout, prefix, route } from "@remix-run/route-config";

/** The names of the files in a folder are the addresses below it. */
const folder = (name: string) =>
  flatRoutes({ rootDirectory: `routes/${name}`, ignoredRouteFiles: ["**/*.test.*", "**/*.server.ts"] });

export default [
  layout("routes/site.tsx", await folder("site")),
  ...(await folder("standalone")),
  route("admin", "routes/admin.tsx", [
    ...(await folder("admin/overview")),
    route("enquiries", "routes/admin/inbox/route.tsx", await folder("admin/enquiries")),
    ...(await folder("admin/quotations")),
    ...(await folder("admin/website")),
    ...(await folder("admin/account")),
  ]),
  ...prefix("api", await folder("api")),
  ...(await folder("files")),
];
