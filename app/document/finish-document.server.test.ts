import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { finishDocument } from "./finish-document.server";

const nonce = "c2VjcmV0";
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const finishAdmin = (html: string) => finishDocument(html, nonce, false);

const page = [
  '<html><head><link rel="modulepreload" href="/assets/site.js"/></head><body><p>Brushed steel</p>',
  `<script nonce="${nonce}" type="module" async="">import "/assets/site.js"</script>`,
  "</body></html>",
  `<script nonce="${nonce}">window.data = 1</script>`,
].join("");

it("moves the data that follows the document into its body", () => {
  expect(finishAdmin(page).html).toMatch(/<body>.*<script>window\.data = 1<\/script><\/body><\/html>$/);
});

it("has no browser fetch or run a public page's modules by itself, and allows them", () => {
  const { html, scriptSources } = finishDocument(page, nonce, true);
  expect(html).toContain('<script type="text/deferred-module">import "/assets/site.js"</script>');
  expect(html).toContain(
    '<link rel="modulepreload" media="not all" fetchpriority="low" href="/assets/site.js"/>',
  );
  expect(scriptSources).toEqual(finishAdmin(page).scriptSources);
});

it("runs the modules of an admin screen at once", () => {
  expect(finishAdmin(page).html).toContain('<script type="module" async="">');
});

describe("inline scripts", () => {
  it("hashes the scripts that carry the nonce and takes it out of the page", () => {
    const page = finishAdmin(
      `<script nonce="${nonce}">one("</p>")</script><script type="module" nonce="${nonce}" async="">two()\n</script>`,
    );
    expect(page.scriptSources).toEqual([hashOf('one("</p>")'), hashOf("two()\n")]);
    expect(page.html).toBe(`<script>one("</p>")</script><script type="module" async="">two()\n</script>`);
  });

  it("leaves out every script that was injected", () => {
    const { scriptSources } = finishAdmin(
      `<script>evil()</script><script nonce="guess">evil()</script><SCRIPT nonce="${nonce.toLowerCase()}">evil()</SCRIPT>` +
        `<p> nonce="${nonce}"</p><script>more()</script><script nonce="${nonce}">ours()</script>`,
    );
    expect(scriptSources).toEqual([hashOf("ours()")]);
  });

  it("does not let an unfinished tag before one of ours run as ours", () => {
    const { scriptSources } = finishAdmin(`<script>evil();<script nonce="${nonce}">ours()</script>`);
    expect(scriptSources).toEqual([]);
  });

  it("needs no hash for files, nor the same one twice", () => {
    const script = `<script nonce="${nonce}">ours()</script>`;
    const file = `<script nonce="${nonce}" src="/assets/a.js"></script>`;
    const { scriptSources } = finishAdmin(script + file + script);
    expect(scriptSources).toEqual([hashOf("ours()")]);
  });
});
