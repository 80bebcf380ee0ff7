import { expect, test } from "vitest";
import { serializeGraph } from "./structured-data";

test("serializeGraph escapes a closing script tag", () => {
  const name = "</script><script>alert(1)</script>";
  const json = serializeGraph({ "@context": "https://schema.org", "@graph": [{ "@type": "WebSite", name }] });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"][0].name).toBe(name);
});
