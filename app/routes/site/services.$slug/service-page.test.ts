import { afterEach, describe, expect, it } from "vitest";
import { defaultFirm, readFirm, toStoredFirm } from "~/business/firm.server";
import { serviceCategories } from "~/content/service-index";
import { saveRate } from "~/features/quotations/rates.server";
import { db } from "~/platform/database/database.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import { callRoute } from "../../../../tests/support/call-route";
import { resetDatabase } from "../../../../tests/support/database";
import { createRate } from "../../../../tests/support/quotations";
import { loader } from "./route";
import type { ServicePage } from "./service-page.server";

const slugs = serviceCategories.flatMap(({ items }) => items.map(({ slug }) => slug));

async function readPage(slug: string): Promise<ServicePage> {
  const { status, body } = await callRoute(loader, `/services/${slug}`);
  expect(status).toBe(200);
  return body as ServicePage;
}

afterEach(async () => {
  await resetDatabase();
  await readFirm(db);
});

describe("a service page", () => {
  it.each(slugs)("for %s has its own text, five pictures and three related services", async (slug) => {
    const page = await readPage(slug);
    expect(page.slug).toBe(slug);
    expect(page.listing.group).not.toBe("");
    expect(page.gallery).toHaveLength(5);
    for (const { picture, caption } of page.gallery) expect([picture.alt, caption]).not.toContain("");
    expect(page.related).toHaveLength(3);
    expect(page.related.map(({ to }) => to)).not.toContain(`/services/${slug}`);
  });

  it.each(slugs)(
    "for %s has a drawing with assumed sizes and calculated values, unless the service is only described in words",
    async (slug) => {
      const { sizes, title } = await readPage(slug);
      if (slug === "g1-steel-work") return expect(sizes).toBeNull();
      for (const svg of [sizes?.small, sizes?.wide]) {
        expect(svg).toContain(`>Drawing: ${title}, assumed sizes</title>`);
        expect(svg).toMatch(/<desc id="[a-z-]+">[^<]{40,}<\/desc>.*<path.*<text/);
      }
      expect(sizes?.facts.length).toBeGreaterThan(2);
    },
  );

  it("has a price from the owner's rates once he switches it on", async () => {
    await saveRate(db, createRate({ grade: "ms" }));
    expect((await readPage("ms-gate")).price).toBeNull();
    const fields = { ...toStoredFirm(defaultFirm).fields, gstin: "33AABCK1234F1Z6", priceDisplay: "from" };
    await saveRevision(db, "firm", { previousId: 0, content: { version: 1, fields } });
    expect((await readPage("ms-gate")).price).toMatch(/^from ₹650 per sq ft \+\s18%\sGST$/);
    expect((await readPage("charupudi")).price).toBeNull();
  });

  it("has a unique title and description", async () => {
    const pages = await Promise.all(slugs.map(readPage));
    expect(pages).toHaveLength(18);
    expect(new Set(pages.map(({ title }) => title)).size).toBe(18);
    expect(new Set(pages.map(({ metaDescription }) => metaDescription)).size).toBe(18);
  });

  it.each(["ms-gates", "MS-GATE", "", "constructor"])("returns 404 for %j", async (slug) => {
    expect((await callRoute(loader, `/services/${slug}`, { params: { slug } })).status).toBe(404);
  });

  it("has a URL for each picture of its gallery", async () => {
    const send = (query: string) => callRoute(loader, `/services/ms-gate${query}`);
    for (const picture of [1, 5]) expect(await send(`?picture=${picture}`)).toMatchObject({ status: 200 });
    for (const picture of ["6", "0", "-1", "1.5", "01", "junk", ""]) {
      expect((await send(`?picture=${picture}`)).headers.get("Location")).toBe("/services/ms-gate");
    }
  });
});
