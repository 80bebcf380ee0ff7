import { expect, it, vi } from "vitest";
import { sealInlineScripts } from "~/http/content-security-policy.server";
import { finishDocument } from "./finish-document.server";

const nonce = "c2VjcmV0";
const page = [
  '<html><head><link rel="modulepreload" href="/assets/site.js"/></head><body><p>Brushed steel</p>',
  `<script nonce="${nonce}" type="module" async="">import "/assets/site.js"</script>`,
  "</body></html>",
  `<script nonce="${nonce}">window.data = 1</script>`,
].join("");

const finish = (html: string, isPublic: boolean, onUnchanged: (pass: string) => void = expect.unreachable) =>
  finishDocument(html, { nonce, isPublic, onUnchanged });

it("moves the data that follows the document into its body", () => {
  expect(finish(page, false)).toMatch(
    /<body>.*<script nonce="c2VjcmV0">window\.data = 1<\/script>[\s\S]*<\/body><\/html>$/,
  );
});

it("has no browser fetch or run a public page's modules by itself", () => {
  const html = finish(page, true);
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    '<link rel="modulepreload" media="not all" fetchpriority="low" href="/assets/site.js"/>',
  );
});

it("runs the modules of an admin screen at once", () => {
  expect(finish(page, false)).toContain('type="module" async=""');
});

it("lets the deferred modules pass the security policy, and what starts them", () => {
  const { scriptSources } = sealInlineScripts(page, nonce);
  const sealed = sealInlineScripts(finish(page, true), nonce);
  expect(sealed.scriptSources).toEqual(expect.arrayContaining(scriptSources));
  expect(sealed.scriptSources).toHaveLength(scriptSources.length + 3);
  expect(sealed.html).toMatch(/<script>\(function[\s\S]+<\/script><\/body><\/html>$/);
});

it("names each pass that finds nothing to change", () => {
  const onUnchanged = vi.fn();
  expect(finish("<html><p>No body, no scripts</p></html>", true, onUnchanged)).toContain("No body");
  expect(onUnchanged.mock.calls.flat()).toEqual([
    "move the data into the body",
    "fetch scripts at low priority",
    "close menus",
    "note the landing page",
    "defer module preloads",
    "defer the module script",
    "start the deferred scripts",
  ]);
});
