import { afterEach, describe, expect, it } from "vitest";
import { defaultFirm, readFirm, toStoredFirm } from "~/business/firm.server";
import { defaultServices } from "~/content/services";
import { msGate } from "~/content/services/ms-gate";
import {
  applyOwnTexts,
  getDefaultTexts,
  getResetIntent,
  listFields,
} from "~/features/page-texts/edited-page";
import { createPageTextsSchema } from "~/features/page-texts/own-texts.server";
import type { listEditedPages, PageScreen } from "~/features/page-texts/page-screen.server";
import { pages } from "~/features/page-texts/pages";
import { services } from "~/features/page-texts/service-page";
import { readSlotTexts } from "~/features/page-texts/shown-pages.server";
import type { readSlotScreen } from "~/features/site-pictures/slot-screen.server";
import { db, readContentVersion } from "~/platform/database/database.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { loader as listLoader } from "../../app/routes/admin/website/pages._index";
import { action, loader } from "../../app/routes/admin/website/pages.$page";
import { action as restore } from "../../app/routes/admin/website/revisions.$document.$id";
import { loader as slotLoader } from "../../app/routes/admin/website/site-pictures.$slot/route";
import { loader as readHome } from "../../app/routes/site/_index/route";
import type { AboutPage } from "../../app/routes/site/about/about-page.server";
import { loader as readAbout } from "../../app/routes/site/about/route";
import { loader as readContact } from "../../app/routes/site/contact/route";
import { loader as readQuote } from "../../app/routes/site/request-quote/route";
import { loader as readRegister } from "../../app/routes/site/services._index/route";
import { loader as readPage } from "../../app/routes/site/services.$slug/route";
import type { ServicePage } from "../../app/routes/site/services.$slug/service-page.server";
import { setUpAdmin } from "../support/admin";
import { callRoute } from "../support/call-route";
import { resetDatabase } from "../support/database";
import { readToast } from "../support/toast";

type HomeData = Awaited<ReturnType<typeof readHome>>;
type ContactData = Awaited<ReturnType<typeof readContact>>;
type QuoteData = Awaited<ReturnType<typeof readQuote>>;

const slug = "ms-gate";
const screen = `/admin/pages/${slug}`;
const admin = setUpAdmin();

const openScreen = async () => (await admin.call(loader, screen)).body as PageScreen;
const save = async (changes: Record<string, string>, version?: number) => {
  const { texts, version: current } = await openScreen();
  const form = { ...texts, ...changes, version: String(version ?? current) };
  return await admin.call(action, screen, { form });
};
const restoreRevision = (id: number) =>
  admin.call(restore, `/admin/revisions/service:${slug}/${id}`, { form: { go: "" } });
const readServicePage = async () => (await callRoute(readPage, `/services/${slug}`)).body as ServicePage;
afterEach(async () => {
  await resetDatabase();
  await Promise.all([readSlotTexts(db), readFirm(db)]);
});

it.each([...Object.values(pages), ...Object.values(services)])(
  "the fields of $document have room for its default texts and accept them unchanged",
  (page) => {
    expect(applyOwnTexts<unknown>(page, {})).toEqual(page.defaults);
    expect(createPageTextsSchema(page).parse(getDefaultTexts(page))).toEqual({});
    for (const { name, isOptional } of listFields(page))
      if (!isOptional) expect(getDefaultTexts(page)[name], name).not.toBe("");
  },
);

it("the screens of site pictures show the texts of the owner beside the pictures", async () => {
  const openSlot = async (slot: string) =>
    (await admin.call(slotLoader, `/admin/site-pictures/${slot}`)).body as Awaited<
      ReturnType<typeof readSlotScreen>
    >;
  const saveTexts = async (name: string, texts: Record<string, string>) => {
    const path = `/admin/pages/${name}`;
    const saved = (await admin.call(loader, path)).body as PageScreen;
    await admin.call(action, path, { form: { ...saved.texts, ...texts, version: "0" } });
  };
  await saveTexts("home", {
    "specializations.tiles.0.title": "Gates",
    "specializations.tiles.0.caption": "Ours",
  });
  await saveTexts("about", { "products.tiles.0.label": "Our stairs" });
  await saveTexts(slug, { "picture-1": "The lock" });
  const [tile] = pages.home.defaults.specializations.tiles;
  const [product] = pages.about.defaults.products.tiles;
  expect((await openSlot(tile?.picture ?? "")).slot).toMatchObject({ label: "Gates", caption: "Ours" });
  expect((await openSlot(product?.picture ?? "")).slot.label).toBe("Our stairs");
  expect((await openSlot(`${slug}-1`)).slot.caption).toBe("The lock");
});

describe("the texts of a service page", () => {
  it("appear on the page and in the service list after saving, and saving can be undone", async () => {
    const before = await readServicePage();
    const version = await readContentVersion(db);
    const response = await save({
      description: "Gates  drawn for\nyour slope, 50 mm tube.",
      lead: "Gates that do not sag.",
      "benefit-1": "",
      "benefit-7": "Opens with one hand",
      "question-2": "Do you repair gates?",
      "answer-2": "Yes, old ones too.",
      "picture-3": "The lock, seen from inside",
    });
    expect(await readToast(response)).toMatchObject({
      type: "success",
      undo: `/admin/revisions/service:${slug}/0?of=1`,
    });
    // Pages cached for the previous version are rendered again.
    expect(await readContentVersion(db)).not.toBe(version);
    const after = await readServicePage();
    expect(after.description).toBe("Gates drawn for your slope, 50\u00a0mm tube.");
    expect(after.metaDescription).toBe(before.metaDescription);
    expect(after.benefits).toEqual([...before.benefits.slice(1), "Opens with one hand"]);
    expect(after.questions[1]).toEqual({ question: "Do you repair gates?", answer: "Yes, old ones too." });
    expect(after.questions[0]).toEqual(before.questions[0]);
    expect(after.gallery.map(({ caption }) => caption)[2]).toBe("The lock, seen from inside");
    const { groups } = (await callRoute(readRegister, "/services")).body as {
      groups: { services: { to: string; lead: string }[] }[];
    };
    const service = groups.flatMap(({ services }) => services).find(({ to }) => to === `/services/${slug}`);
    expect(service?.lead).toBe("Gates that do not sag.");

    await restoreRevision(0);
    expect(await readServicePage()).toEqual(before);
  });

  it("are not stored when equal to the default, so that they update with the site", async () => {
    await save({ lead: "Gates that do not sag." });
    const { content } = await db.selectFrom("revisions").select("content").executeTakeFirstOrThrow();
    expect(content).toMatchObject({ own: { lead: "Gates that do not sag." } });
    const newDefaults = { ...msGate, lead: "Other words.", description: "A better description." };
    const { own } = content as unknown as { own: Record<string, string> };
    expect(applyOwnTexts({ ...services["ms-gate"], defaults: newDefaults }, own)).toMatchObject({
      lead: "Gates that do not sag.",
      description: "A better description.",
    });
  });

  it("can be reset one by one, and the other typed texts are saved", async () => {
    await save({ lead: "Own line", caption: "Own caption" });
    expect((await openScreen()).texts.lead).toBe("Own line");
    await save({ intent: getResetIntent("lead"), description: "Typed beside it" });
    const { texts, defaults } = await openScreen();
    expect(texts.lead).toBe(defaults.lead);
    expect(texts).toMatchObject({ caption: "Own caption", description: "Typed beside it" });
  });

  it("keep the typed text when resetting one field while another is invalid", async () => {
    const response = await save({ lead: "Own line", caption: "", intent: getResetIntent("lead") });
    expect(response.status).toBe(400);
    const { errors, typed } = response.body as RefusedForm;
    expect(Object.keys(errors)).toEqual(["caption"]);
    expect(typed).toMatchObject({ lead: "Own line", caption: "" });
  });

  it("are counted in the list, with a history of each change", async () => {
    await save({ lead: "Own line", "benefit-1": "Own benefit" });
    await save({ "picture-1": "Own caption" });
    const { groups } = (await admin.call(listLoader, "/admin/pages")).body as {
      groups: Awaited<ReturnType<typeof listEditedPages>>;
    };
    const rows = groups.flatMap(({ pages }) => pages);
    expect(rows).toHaveLength(defaultServices.length + 4);
    expect(rows.filter(({ editCount }) => editCount > 0)).toMatchObject([{ name: slug, editCount: 3 }]);
    const { history } = await openScreen();
    expect(history.map(({ description }) => description)).toEqual([
      "Captions",
      "In the list of services, Benefits",
    ]);
    await restoreRevision(history[1]?.id ?? 0);
    const { texts, defaults } = await openScreen();
    expect([texts.lead, texts["picture-1"]]).toEqual(["Own line", defaults["picture-1"]]);
    expect((await restoreRevision(9999)).status).toBe(404);
  });

  const noBenefits = Object.fromEntries(
    listFields(services["ms-gate"])
      .filter(({ list }) => list === "benefits")
      .map(({ name }) => [name, ""]),
  );
  it.each([
    [{ lead: " " }, "lead", "Short description is required."],
    [{ lead: "x".repeat(111) }, "lead", "Please keep this to 110 characters."],
    [{ "picture-2": "" }, "picture-2", "Caption 2 is required."],
    [noBenefits, "benefit-1", "Please keep at least one."],
    [{ "benefit-1": "Same", "benefit-2": "Same" }, "benefit-2", "This text is already in the list."],
    [{ "answer-1": "" }, "answer-1", "Enter the answer, or clear the question too."],
    [{ "question-1": "" }, "question-1", "Enter the question, or clear the answer too."],
  ])(
    "are refused with a message at the field, with all that was typed: %o",
    async (change, field, sentence) => {
      const response = await save({ ...change, description: "Typed" });
      expect(response.status).toBe(400);
      const { errors, typed } = response.body as RefusedForm;
      expect(errors).toEqual({ [field]: sentence });
      expect(typed).toMatchObject({ ...change, description: "Typed" });
      expect((await readServicePage()).description).not.toBe("Typed");
    },
  );

  it("fall back to the defaults when a newer version of the site stored them", async () => {
    await saveRevision(db, `service:${slug}`, { previousId: 0, content: { version: 2, own: { lead: 3 } } });
    const { texts, defaults } = await openScreen();
    expect(texts).toEqual(defaults);
    expect((await readServicePage()).lead).not.toBe("");
  });

  it("returns 404 for an unknown page", async () => {
    const form = { ...(await openScreen()).texts, version: "0" };
    const unknownPage = { params: { page: "constructor" }, headers: admin.headers };
    expect((await callRoute(loader, screen, unknownPage)).status).toBe(404);
    expect((await callRoute(action, screen, { ...unknownPage, form })).status).toBe(404);
  });
});

describe("a form that was opened before another save", () => {
  it("keeps what the other save changed when it is saved again", async () => {
    await save({ lead: "Gates that do not sag." });
    const { texts, version } = await openScreen();
    await save({
      description: "Drawn for your slope.",
      "benefit-7": "Opens with one hand",
      "benefit-8": "No noise",
    });
    const typed: Record<string, string> = { ...texts, lead: "Gates that stay straight." };
    const { "benefit-8": _, ...form } = typed;
    const refused = await admin.call(action, screen, { form: { ...form, version: String(version) } });
    expect(refused.status).toBe(409);
    const shown = refused.body as RefusedForm;
    await admin.call(action, screen, { form: { ...shown.typed, version: String(shown.version) } });
    expect((await openScreen()).texts).toMatchObject({
      lead: "Gates that stay straight.",
      description: "Drawn for your slope.",
      "benefit-7": "Opens with one hand",
      "benefit-8": "No noise",
    });
  });

  it("names the texts that both saves changed", async () => {
    const { texts, version } = await openScreen();
    await save({ lead: "Gates that do not sag. ".repeat(4).trim() });
    const form = { ...texts, lead: "Gates that stay straight.", version: String(version) };
    const { body } = await admin.call(action, screen, { form });
    expect((body as RefusedForm).toast?.message).toBe(
      "Not saved: changed on another device (now Short description: Gates that do not sag. Gates that do not sag. Gates that do…). Save again to keep yours.",
    );
  });
});

describe("the texts of the other pages", () => {
  const saveOn = async (name: string, changes: Record<string, string>) => {
    const address = `/admin/pages/${name}`;
    const { texts, version } = (await admin.call(loader, address)).body as PageScreen;
    const form = { ...texts, ...changes, version: String(version) };
    return await admin.call(action, address, { form });
  };

  it("appear on Home, without blank points, and saving can be undone", async () => {
    const before = (await callRoute(readHome, "/")).body as HomeData;
    const response = await saveOn("home", {
      "hero.headline": "Gates of 3 mm steel",
      "process.steps.0.title": "We come to you",
      "process.steps.0.details.1": "",
      "specializations.tiles.1.caption": "Made to your drawing",
    });
    expect(await readToast(response)).toMatchObject({ undo: "/admin/revisions/page:home/0?of=1" });
    const { texts, specializationPictures } = (await callRoute(readHome, "/")).body as HomeData;
    expect(texts.hero).toMatchObject({ headline: "Gates of 3\u00a0mm steel", text: before.texts.hero.text });
    expect(texts.process.steps[0]).toMatchObject({ step: "01", title: "We come to you" });
    expect(texts.process.steps[0]?.details).toEqual(["Site visit", "Design discussion", "Budget planning"]);
    expect(texts.specializations.tiles[1]?.caption).toBe("Made to your drawing");
    expect(specializationPictures).toEqual(before.specializationPictures);
    await admin.call(restore, "/admin/revisions/page:home/0", { form: { go: "" } });
    expect((await callRoute(readHome, "/")).body).toEqual(before);
  });

  it("contain the founding year and reply time of the business details", async () => {
    const { version, fields } = toStoredFirm({ ...defaultFirm, founded: 1988, quoteReply: "2 working days" });
    await saveRevision(db, "firm", { previousId: 0, content: { version, fields } });
    await saveOn("about", { "paragraphs.0": "At work since {year}.", "paragraphs.3": "A new paragraph." });
    const { texts, products } = (await callRoute(readAbout, "/about")).body as AboutPage;
    expect(texts.tagline).toBe("Trusted quality in steel and glass since 1988");
    expect(texts.paragraphs).toHaveLength(4);
    expect(texts.paragraphs[0]).toBe("At work since 1988.");
    expect(products.tiles).toHaveLength(20);
    const { texts: quote } = (await callRoute(readQuote, "/request-quote")).body as QuoteData;
    expect(quote.next.steps[0]?.text).toContain("Within 2 working days,");
  });

  it("appear on Contact and Request a Quote", async () => {
    await saveOn("contact", { text: "Ask us:", "form.heading": "Write to us" });
    await saveOn("quote", { "form.heading": "Your job", "next.steps.2.title": "You get a price" });
    const contact = (await callRoute(readContact, "/contact")).body as ContactData;
    expect(contact.texts).toMatchObject({ text: "Ask us:", form: { heading: "Write to us" } });
    const { texts } = (await callRoute(readQuote, "/request-quote")).body as QuoteData;
    expect(texts.form.heading).toBe("Your job");
    expect(texts.next.steps[2]).toMatchObject({ title: "You get a price" });
  });
});
