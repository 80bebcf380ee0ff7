import { expect, test } from "../e2e/fixtures";
import { openWithScripts } from "../e2e/screen";
import { readStructuredData } from "../support/structured-data";

/** Reads the metadata of a page as a crawler does. */
function readHead(html: string) {
  const find = (pattern: RegExp) => html.match(pattern)?.[1] ?? "";
  const findMeta = (name: string) => find(new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`));
  return {
    title: find(/<title>([^<]+)</),
    description: findMeta("description"),
    canonical: find(/<link rel="canonical" href="([^"]+)"/),
    sharedUrl: findMeta("og:url"),
    picture: findMeta("og:image"),
    card: findMeta("twitter:card"),
  };
}

const expectedTypes: [path: RegExp, types: string[]][] = [
  [/^\/$/, ["HomeAndConstructionBusiness", "WebSite"]],
  [/^\/services\/./, ["Service", "FAQPage", "BreadcrumbList"]],
  [/^\/(services|gallery|project)$/, ["ItemList", "BreadcrumbList"]],
  [/^\/(about|contact)$/, ["HomeAndConstructionBusiness", "BreadcrumbList"]],
  [/^\/gallery\/\d/, ["ImageObject"]],
];

test("@js every page of the sitemap has unique metadata", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = ""]) => address);
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const html = await (await request.get(address)).text();
      return { address, ...readHead(html), data: readStructuredData(html, address) };
    }),
  );
  for (const { address, canonical, sharedUrl, description, card, data } of pages) {
    expect.soft(canonical, address).toBe(address);
    expect.soft(sharedUrl, address).toBe(address);
    expect.soft(description.length, address).toBeGreaterThan(20);
    expect.soft(card, address).toBe("summary_large_image");
    const [, types] = expectedTypes.find(([path]) => path.test(new URL(address).pathname)) ?? [];
    expect.soft(data.types, address).toEqual(expect.arrayContaining(types ?? []));
    expect.soft(data.problems, address).toEqual([]);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(pages.find(({ address }) => new URL(address).pathname === "/")?.title).toMatch(
    /^Steel and glass railings, gates and doors in Coimbatore \| ./,
  );
  const pictures = new Set(pages.flatMap(({ picture, data }) => [picture, ...data.pictures]));
  await Promise.all(
    [...pictures].map(async (picture) =>
      expect.soft((await request.head(picture)).headers()["content-type"], picture).toBe("image/jpeg"),
    ),
  );
});

test("@js robots find the sitemap, and browsers find every icon", async ({ request, baseURL }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const html = await (await request.get("/")).text();
  const linkedIcons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  const { icons } = await (await request.get("/manifest.webmanifest")).json();
  expect(linkedIcons).toHaveLength(3);
  for (const icon of [
    "/favicon.ico",
    "/apple-touch-icon.png",
    ...linkedIcons,
    ...icons.map(({ src }: { src: string }) => src),
  ])
    expect.soft((await request.get(icon)).headers()["content-type"], icon).toMatch(/^image\//);
});

test("@js the structured data of a page stays on it and is not on the next page", async ({ page }) => {
  await openWithScripts(page, "/services/ms-gate");
  const readData = () => page.locator('script[type="application/ld+json"]').textContent();
  expect(await readData()).toContain('"MS Gate"');
  await page.getByRole("main").getByRole("link", { name: "SS Gate" }).first().click();
  await expect(page).toHaveURL("/services/ss-gate");
  await expect.poll(readData).not.toContain('"MS Gate"');
});
