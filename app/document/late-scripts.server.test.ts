import { expect, it } from "vitest";
import { sealInlineScripts } from "./content-security-policy.server";
import { postponeScripts } from "./late-scripts.server";

const nonce = "c2VjcmV0";
const page = [
  "<html><body><p>Brushed steel</p>",
  '<link rel="modulepreload" href="/assets/site.js"/>',
  `<script nonce="${nonce}">window.data = 1</script>`,
  `<script nonce="${nonce}" type="module" async="">import "/assets/site.js"</script>`,
  "</body></html>",
].join("");

it("has no browser fetch or run a page's modules by itself", () => {
  const html = postponeScripts(page, nonce);
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="modulepreload" media="not all" href="/assets/site.js"/>');
  expect(html).toContain("window.data = 1");
});

it("lets the modules pass the security policy when their time has come, and what starts them", () => {
  const { scriptSources } = sealInlineScripts(page, nonce);
  const late = sealInlineScripts(postponeScripts(page, nonce), nonce);
  expect(late.scriptSources).toEqual([...scriptSources, expect.stringMatching(/^'sha256-/)]);
  expect(late.html).toMatch(/<script>\(function[\s\S]+<\/script><\/body><\/html>$/);
});
