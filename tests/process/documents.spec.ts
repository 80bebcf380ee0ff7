import { expect, test } from "@playwright/test";
import { startSite } from "../support/server";

const publicPages = ["/", "/about", "/services", "/services/ms-gate", "/project", "/gallery", "/contact"];

test("every pass over the documents of Remix finds what it changes", async () => {
  const site = await startSite({ SAMPLE_CONTENT: "false" });
  for (const path of publicPages) {
    const html = await (await fetch(`${site.origin}${path}`)).text();
    expect(html, path).toMatch(/<\/script><\/body><\/html>$/);
    expect(html, path).toContain('<link rel="modulepreload" media="not all" fetchpriority="low"');
    expect(html, path).not.toContain('type="module"');
    expect(html, path).not.toContain("nonce");
  }
  const signIn = await (await fetch(`${site.origin}/login`)).text();
  expect(signIn).toContain('type="module"');
  expect(site.output()).not.toContain("found nothing to change");
  await site.stop();
});
