import { expect, it } from "vitest";
import { requireSameOrigin } from "./request.server";

const createPost = (headers: Record<string, string>) =>
  new Request("http://localhost:3000/login", { method: "POST", headers });

it.each<Record<string, string>>([
  { "Sec-Fetch-Site": "same-origin" },
  // A reload that sends the form again.
  { "Sec-Fetch-Site": "none" },
  { Origin: "http://localhost:3000" },
  // The same machine under another name, over plain HTTP, where browsers send no Sec-Fetch-Site.
  { Origin: "http://192.168.1.7:3000", Host: "192.168.1.7:3000" },
  {},
])("accepts the site's own forms: %j", (headers) => {
  expect(() => requireSameOrigin(createPost(headers))).not.toThrow();
});

it.each<Record<string, string>>([
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost:3000" },
  { Origin: "https://evil.example", Host: "localhost:3000" },
  { Origin: "null", Host: "localhost:3000" },
  { Origin: "http://localhost:3001", Host: "localhost:3000" },
])("refuses forms of another site: %j", (headers) => {
  expect(() => requireSameOrigin(createPost(headers))).toThrowError(expect.objectContaining({ status: 403 }));
});
