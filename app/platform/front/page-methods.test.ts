import { expect, it } from "vitest";
import { listPageMethods } from "./page-methods";

const handler = () => null;
const routes = {
  root: { id: "root", path: "", module: { default: handler, loader: handler } },
  home: { id: "home", parentId: "root", index: true, module: { default: handler } },
  site: { id: "site", parentId: "root", module: { default: handler } },
  contact: {
    id: "contact",
    parentId: "site",
    path: "contact",
    module: { default: handler, action: handler },
  },
  map: { id: "map", parentId: "root", path: "sitemap.xml", module: { loader: handler } },
  files: { id: "files", parentId: "root", path: "request-quote/files", module: { action: handler } },
  rest: { id: "rest", parentId: "root", path: "*", module: { default: handler, loader: handler } },
};

it.each([
  ["/", ["GET", "HEAD"]],
  ["/contact", ["GET", "HEAD", "POST"]],
  ["/contact.data", ["GET", "HEAD", "POST"]],
  ["/_root.data", ["GET", "HEAD"]],
  ["/sitemap.xml", ["GET", "HEAD"]],
  ["/request-quote/files", ["POST"]],
  ["/nowhere", ["GET", "HEAD"]],
])("%s accepts %j", (path, methods) => expect(listPageMethods(routes, path)).toEqual(methods));
