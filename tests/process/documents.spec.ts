import { expect, test } from "@playwright/test";
import * as adminMessages from "../../app/content/admin-messages";
import { type Site, startSite } from "../support/server";

const publicPages = ["/", "/about", "/services", "/services/ms-gate", "/project", "/gallery", "/contact"];

let site: Site;
const fetchText = async (path: string) => await (await fetch(`${site.origin}${path}`)).text();

test.beforeAll(async () => {
  site = await startSite({ SAMPLE_CONTENT: "false" });
});
test.afterAll(() => site.stop());

test("the HTML of React and Remix contains the parts that finishDocument changes", async () => {
  for (const path of publicPages) {
    const html = await fetchText(path);
    expect(html, path).toMatch(/streamController\.close\(\);<\/script>(?:<!--\/\$-->)*<\/body><\/html>$/);
    expect(html, path).toContain('<link rel="modulepreload" media="not all" fetchpriority="low"');
    expect(html, path).toContain('<script type="text/deferred-module">');
    expect(html, path).not.toContain('type="module"');
    expect(html, path).not.toContain("nonce");
  }
  const signIn = await fetchText("/login");
  expect(signIn).toContain('type="module"');
  expect(signIn).toContain('<link rel="modulepreload" fetchpriority="low"');
  expect(signIn).not.toContain("nonce");
});

test("no two texts stand side by side, so translators and proxies that strip comments harm none", async () => {
  for (const path of [...publicPages, "/request-quote?service=ms-gate", "/privacy", "/login"]) {
    expect(await fetchText(path), path).not.toContain("<!-- -->");
  }
});

test("public pages load no texts of the admin area or the sign-in", async () => {
  const texts = [
    adminMessages.login.pending,
    adminMessages.logout.confirm.message,
    adminMessages.project.confirmDelete.message,
    adminMessages.gallery.add,
    "One sentence about what the picture shows. If blank, screen readers read the title.",
  ];
  for (const page of publicPages) {
    const scripts = [...(await fetchText(page)).matchAll(/<link rel="modulepreload"[^>]*? href="([^"]+)"/g)];
    expect(scripts.length, page).toBeGreaterThan(3);
    const code = (await Promise.all(scripts.map(([, path = ""]) => fetchText(path)))).join("\n");
    expect(code, page).toContain("Skip to content");
    for (const text of texts) expect(code.includes(text), `${page} loads "${text}"`).toBe(false);
  }
});
