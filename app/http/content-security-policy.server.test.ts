import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, sealInlineScripts } from "./content-security-policy.server";

const nonce = "c2VjcmV0";
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("sealInlineScripts", () => {
  it("hashes the scripts that carry the nonce and takes it out of the page", () => {
    const page = sealInlineScripts(
      `<script nonce="${nonce}">one("</p>")</script><script type="module" nonce="${nonce}" async="">two()\n</script>`,
      nonce,
    );
    expect(page.scriptSources).toEqual([hashOf('one("</p>")'), hashOf("two()\n")]);
    expect(page.html).toBe(`<script>one("</p>")</script><script type="module" async="">two()\n</script>`);
  });

  it("leaves out every script that was injected", () => {
    const { scriptSources } = sealInlineScripts(
      `<script>evil()</script><script nonce="guess">evil()</script><SCRIPT nonce="${nonce.toLowerCase()}">evil()</SCRIPT>` +
        `<p> nonce="${nonce}"</p><script>more()</script><script nonce="${nonce}">ours()</script>`,
      nonce,
    );
    expect(scriptSources).toEqual([hashOf("ours()")]);
  });

  it("does not let an unfinished tag before one of ours run as ours", () => {
    const { scriptSources } = sealInlineScripts(
      `<script>evil();<script nonce="${nonce}">ours()</script>`,
      nonce,
    );
    expect(scriptSources).toEqual([]);
  });

  it("needs no hash for files, nor the same one twice", () => {
    const script = `<script nonce="${nonce}">ours()</script>`;
    const file = `<script nonce="${nonce}" src="/assets/a.js"></script>`;
    const { scriptSources } = sealInlineScripts(script + file + script, nonce);
    expect(scriptSources).toEqual([hashOf("ours()")]);
  });
});

describe("contentSecurityPolicy", () => {
  it("allows the site's own files and what is named, and nothing inline", () => {
    const policy = contentSecurityPolicy(["'sha256-abc='"]);
    expect(policy).toContain("; script-src 'self' 'sha256-abc='; style-src 'self';");
    expect(policy).not.toContain("unsafe");
  });

  it("allows prefetching, which has no directive of its own, and nothing else that is not named", () => {
    const directives = contentSecurityPolicy().split("; ");
    expect(directives).toContain("default-src 'self'");
    for (const kind of ["child", "frame", "media", "object"])
      expect(directives).toContain(`${kind}-src 'none'`);
  });

  it("allows the admin area to show a PDF of the site's own", () => {
    expect(contentSecurityPolicy([], true)).toContain("; object-src 'self';");
  });
});
