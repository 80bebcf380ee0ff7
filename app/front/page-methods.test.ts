import { expect, it } from "vitest";
import { listPageMethods } from "./page-methods";

const show = () => null;
const routes = {
  root: { id: "root", path: "", module: { default: show, loader: show } },
  home: { id: "home", parentId: "root", index: true, module: { default: show } },
  site: { id: "site", parentId: "root", module: { default: show } },
  contact: { id: "contact", parentId: "site", path: "contact", module: { default: show, action: show } },
  map: { id: "map", parentId: "root", path: "sitemap.xml", module: { loader: show } },
  files: { id: "files", parentId: "root", path: "request-quote/files", module: { action: show } },
  rest: { id: "rest", parentId: "root", path: "*", module: { default: show, loader: show } },
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
