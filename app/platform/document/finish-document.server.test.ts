import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { finishDocument } from "./finish-document.server";

const nonce = "c2VjcmV0";
const hashScript = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const finishAdmin = (html: string) => finishDocument(html, nonce, false);

const page = [
  '<html><head><link rel="modulepreload" href="/assets/site.js"/></head><body><p>Brushed steel</p>',
  `<script nonce="${nonce}" type="module" async="">import "/assets/site.js"</script>`,
  "</body></html>",
  `<script nonce="${nonce}">window.data = 1</script>`,
].join("");

it("moves deferred data into the document body", () => {
  expect(finishAdmin(page).html).toMatch(/<body>.*<script>window\.data = 1<\/script><\/body><\/html>$/);
});

it("defers the modules of a public page and allows them in the policy", () => {
  const { html, scriptSources } = finishDocument(page, nonce, true);
  expect(html).toContain('<script type="text/deferred-module">import "/assets/site.js"</script>');
  expect(html).toContain(
    '<link rel="modulepreload" media="not all" fetchpriority="low" href="/assets/site.js"/>',
  );
  expect(scriptSources).toEqual(finishAdmin(page).scriptSources);
});

it("loads the modules of an admin screen immediately", () => {
  expect(finishAdmin(page).html).toContain('<script type="module" async="">');
});

describe("the policy for inline scripts", () => {
  it("has the hashes of scripts with the nonce, which the HTML then lacks", () => {
    const page = finishAdmin(
      `<script nonce="${nonce}">one("</p>")</script><script type="module" nonce="${nonce}" async="">two()\n</script>`,
    );
    expect(page.scriptSources).toEqual([hashScript('one("</p>")'), hashScript("two()\n")]);
    expect(page.html).toBe(`<script>one("</p>")</script><script type="module" async="">two()\n</script>`);
  });

  it("has no hashes of injected scripts", () => {
    const { scriptSources } = finishAdmin(
      `<script>evil()</script><script nonce="guess">evil()</script><SCRIPT nonce="${nonce.toLowerCase()}">evil()</SCRIPT>` +
        `<p> nonce="${nonce}"</p><script>more()</script><script nonce="${nonce}">ours()</script>`,
    );
    expect(scriptSources).toEqual([hashScript("ours()")]);
  });

  it("has no hash of a script that follows an unclosed injected tag", () => {
    const { scriptSources } = finishAdmin(`<script>evil();<script nonce="${nonce}">ours()</script>`);
    expect(scriptSources).toEqual([]);
  });

  it("has one hash for identical scripts and none for external scripts", () => {
    const script = `<script nonce="${nonce}">ours()</script>`;
    const externalScript = `<script nonce="${nonce}" src="/assets/a.js"></script>`;
    const { scriptSources } = finishAdmin(script + externalScript + script);
    expect(scriptSources).toEqual([hashScript("ours()")]);
  });
});
