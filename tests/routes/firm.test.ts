import { sql } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import { noFacts } from "~/business/customer-facts";
import { toFactFields } from "~/business/customer-facts.server";
import { getCachedFirm, parseStoredFirm, readFirm, toStoredFirm } from "~/business/firm.server";
import type { readFirmHistory, readFirmScreen } from "~/business/firm-screen.server";
import { createBusinessData } from "~/frames/site/seo/structured-data";
import { db } from "~/platform/database/database.server";
import { GENERIC_SOCIAL } from "~/platform/runtime/config/business";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { loader as rootLoader } from "~/root";
import { loader as enquiryLoader } from "../../app/routes/admin/enquiries/$id/route";
import { action, loader } from "../../app/routes/admin/website/firm.($part)/route";
import { loader as historyLoader } from "../../app/routes/admin/website/firm.history";
import { action as restore } from "../../app/routes/admin/website/revisions.$document.$id";
import { setUpAdmin } from "../support/admin";
import { callRoute, type RouteResult } from "../support/call-route";
import { resetDatabase } from "../support/database";
import { storeEnquiries } from "../support/enquiries";
import { readToast } from "../support/toast";

type History = { parts: Awaited<ReturnType<typeof readFirmHistory>> };
type Screen = Awaited<ReturnType<typeof readFirmScreen>>;
type Root = Awaited<ReturnType<typeof rootLoader>>["data"];

const admin = setUpAdmin();
const picture = { src: "/x.jpg" } as Parameters<typeof createBusinessData>[1];

const openScreen = async () => (await admin.call(loader, "/admin/firm")).body as Screen;
const saveHours = (form: Record<string, string>) => admin.call(action, "/admin/firm/hours", { form });
const save = async (changes: Record<string, string>, version?: number) => {
  const screen = await openScreen();
  const form = { ...screen.fields, ...changes, version: String(version ?? screen.version) };
  return await admin.call(action, "/admin/firm", { form });
};
const restoreRevision = (id: number, part = "contact") =>
  admin.call(restore, `/admin/revisions/firm:${part}/${id}`, { form: { go: "" } });
const readSite = async () => (await callRoute(rootLoader, "/")).body as Root;
afterEach(async () => {
  vi.useRealTimers();
  // PGlite has seen the later time and would set a timer until then, which is longer than Node allows.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  await resetDatabase();
  await readFirm(db);
});

describe("the business details", () => {
  it("come from the environment and the defaults until they are changed", async () => {
    const { business, firm } = await readSite();
    expect(business.name).toBe("Steel & Glass Works");
    expect(business).toMatchObject({
      facebookUrl: GENERIC_SOCIAL.facebook,
      instagramUrl: GENERIC_SOCIAL.instagram,
    });
    expect(firm).toMatchObject({
      tagline: "Since 1993",
      projectsGrouped: "20,000",
      notice: null,
      closures: [],
    });
    expect(firm.quoteHours).toBe("Working Hours: Mon - Sat (9:30 AM - 7 PM)");
  });

  it("appear on the next request after saving, and saving can be undone", async () => {
    const response = await save({
      name: "Kovai Steel",
      phone: "98400 12345",
      gstin: "33 aabck1234f1z6",
      instagram: "https://www.instagram.com/kovaisteel",
      mapPosition: "11.0168° N, 76.9558° E",
      "closes-6": "14:00",
      "figure-projects": "1,25,000",
    });
    expect(await readToast(response)).toMatchObject({
      type: "success",
      undo: "/admin/revisions/firm:contact/0?of=1",
    });
    const { business, firm } = await readSite();
    expect(business).toMatchObject({
      name: "Kovai Steel",
      phone: { display: "+91 98400 12345", e164: "+919840012345" },
      whatsapp: "919840012345",
      instagramUrl: "https://www.instagram.com/kovaisteel",
      mapPosition: { latitude: 11.0168, longitude: 76.9558 },
    });
    expect(firm).toMatchObject({ gstin: "33AABCK1234F1Z6", projectsGrouped: "1,25,000" });
    expect(firm.quoteHours).toContain("Saturday 9:30 AM to 2:00 PM");
    // Code that reads the cached details instead of the database sees the change too.
    expect(getCachedFirm().business.name).toBe("Kovai Steel");

    await restoreRevision(0);
    expect((await readSite()).business.name).toBe("Steel & Glass Works");
  });

  it("keep what another device saved when an older change is undone", async () => {
    const undo = async (response: RouteResult) =>
      await admin.call(restore, (await readToast(response))?.undo ?? "", { form: {} });
    const first = await save({ name: "Kovai Steel" });
    const second = await save({ name: "Kovai Steel & Glass" });
    expect(await readToast(await undo(first))).toEqual({
      type: "error",
      message: "Not undone: changed on another device since.",
    });
    expect((await readSite()).business.name).toBe("Kovai Steel & Glass");

    const undone = await undo(second);
    expect((await readSite()).business.name).toBe("Kovai Steel");
    // A double press undoes once, and Undo of the undone change brings it back.
    expect(await readToast(await undo(second))).toEqual(await readToast(undone));
    await undo(undone);
    expect((await readSite()).business.name).toBe("Kovai Steel & Glass");
  });

  it("are refused only if the same part was saved on another device, and undone likewise", async () => {
    const send = async (part: string, form: Record<string, string>) =>
      await admin.call(action, `/admin/firm/${part}`, { form: { version: "0", ...form } });
    const notice = await send("notice", { notice: "We have moved." });
    for (const leadTime of ["3 to 4 weeks", "3 to 4 weeks"])
      expect((await send("customers", { leadTime })).status).toBe(302);
    expect((await send("customers", { leadTime: "5 weeks" })).status).toBe(409);
    expect((await readSite()).firm).toMatchObject({
      notice: "We have moved.",
      facts: { leadTime: "3 to 4 weeks" },
    });

    const undo = async (response: RouteResult) =>
      await admin.call(restore, (await readToast(response))?.undo ?? "", { form: {} });
    const undone = await undo(notice);
    expect(await readToast(undone)).toMatchObject({ type: "success" });
    expect((await readSite()).firm).toMatchObject({ notice: null, facts: { leadTime: "3 to 4 weeks" } });
    await undo(undone);
    expect((await readSite()).firm.notice).toBe("We have moved.");
  });

  it("keep what another device saved in fields that a stale form did not change, and name the others", async () => {
    const saveAgain = async ({ status, body }: RouteResult, path = "/admin/firm") => {
      expect(status).toBe(409);
      const { typed, version } = body as RefusedForm;
      const { status: statusAgain } = await admin.call(action, path, {
        form: { ...typed, version: String(version) },
      });
      expect(statusAgain).toBe(302);
      return ((await admin.call(loader, path)).body as Screen).fields;
    };
    const { fields, version } = await openScreen();
    await save({ email: "new@example.com", city: "Erode" });
    const form = { ...fields, name: "Kovai Steel", city: "Salem", version: String(version) };
    const refused = await admin.call(action, "/admin/firm", { form });
    expect((refused.body as RefusedForm).toast?.message).toBe(
      "Not saved: the details were changed on another device (now City: Erode). Save again to keep yours.",
    );
    expect(await saveAgain(refused)).toMatchObject({
      email: "new@example.com",
      name: "Kovai Steel",
      city: "Salem",
    });

    const opened = (await admin.call(loader, "/admin/firm/hours")).body as Screen;
    const hoursForm = { ...opened.fields, version: String(opened.version) };
    const pongal = {
      "closure-0-label": "Pongal",
      "closure-0-from": "2091-01-14",
      "closure-0-to": "2091-01-16",
    };
    await saveHours({ ...hoursForm, ...pongal, "opens-1": "08:00" });
    const stale = await saveHours({ ...hoursForm, "closes-1": "18:00", quoteReply: "2 hours" });
    expect(await saveAgain(stale, "/admin/firm/hours")).toMatchObject({
      ...pongal,
      ...{ "opens-1": "08:00", "closes-1": "18:00", quoteReply: "2 hours" },
    });
  });

  it("keep closed days and quick replies that two devices add, remove and change", async () => {
    const listRows = async (path: string, name: RegExp) =>
      Object.entries(((await admin.call(loader, path)).body as Screen).fields)
        .filter(([field, text]) => name.test(field) && text !== "")
        .map(([, text]) => text);
    const saveStale = async (path: string, form: Record<string, string>) => {
      const { status, body } = await admin.call(action, path, { form });
      expect(status).toBe(409);
      const { typed, version } = body as RefusedForm;
      expect((await admin.call(action, path, { form: { ...typed, version: String(version) } })).status).toBe(
        302,
      );
    };
    const closure = (index: number, label: string, month: string) => ({
      [`closure-${index}-label`]: label,
      [`closure-${index}-from`]: `2091-${month}-14`,
      [`closure-${index}-to`]: label && `2091-${month}-15`,
    });
    const path = "/admin/firm/hours";
    const open = async (path: string) => {
      const { fields, version } = (await admin.call(loader, path)).body as Screen;
      return { ...fields, version: String(version) };
    };
    await saveHours({ ...(await open(path)), ...closure(0, "Pongal", "01"), ...closure(1, "Onam", "09") });
    const form = await open(path);
    // The other device removes Onam, moves Pongal by a month and adds Deepavali.
    const other = { ...closure(0, "Pongal", "02"), ...closure(1, "Deepavali", "11") };
    expect((await saveHours({ ...form, ...other })).status).toBe(302);
    await saveStale(path, { ...form, ...closure(2, "Christmas", "12") });
    expect((await listRows(path, /^closure-\d-label/)).toSorted()).toEqual([
      "Christmas",
      "Deepavali",
      "Pongal",
    ]);
    expect(await listRows(path, /^closure-\d-from/)).toContain("2091-02-14");

    // Both move Pongal; then one removes it while the other changes the hours.
    const moved = await open(path);
    const move = (month: string) => {
      const [field = ""] = Object.entries(moved).find(([, text]) => text === "Pongal") ?? [];
      return { ...moved, ...closure(Number(field.replace(/\D/g, "")), "Pongal", month) };
    };
    await saveHours(move("03"));
    await saveStale(path, move("04"));
    const stale = await open(path);
    expect(Object.values(stale).filter((text) => text === "Pongal")).toHaveLength(1);
    await saveHours({ ...stale, "opens-1": "08:10" });
    const row = Object.keys(stale).find((name) => stale[name as keyof typeof stale] === "Pongal") ?? "";
    await saveStale(path, { ...stale, intent: `remove ${row.replace(/\D/g, "")}` });
    expect(await listRows(path, /^closure-\d-label/)).not.toContain("Pongal");

    const replies = "/admin/firm/quick-replies";
    const before = await open(replies);
    const add = (text: string) => ({ ...before, "quickReply-7": text });
    await admin.call(action, replies, { form: add("We have moved.") });
    await saveStale(replies, add("We are back."));
    const texts = await listRows(replies, /^quickReply-/);
    expect(texts).toEqual(expect.arrayContaining(["We have moved.", "We are back."]));
  });

  it("are taken as people write them, and saved again unchanged", async () => {
    const typed = {
      phone: "0422 234 5678",
      facebook: "facebook.com/kovaisteel",
      instagram: "@kovai.steel",
      mapPosition: "Kovai Steel https://maps.app.goo.gl/aBc1?g_st=aw",
    };
    const shown = {
      phone: { display: "+91 422 234 5678", e164: "+914222345678" },
      whatsapp: null,
      facebookUrl: "https://facebook.com/kovaisteel",
      instagramUrl: "https://www.instagram.com/kovai.steel",
      mapPosition: null,
      mapLink: "https://maps.app.goo.gl/aBc1",
    };
    await save(typed);
    expect((await readSite()).business).toMatchObject(shown);
    await save({});
    expect((await readSite()).business).toMatchObject(shown);
  });

  it.each([
    [{ name: "" }, "name", "Name is required."],
    [{ name: "x".repeat(101) }, "name", "Name must have at most 100 characters."],
    [{ retention: "twelve" }, "retention", "Delete unsuccessful enquiries after: enter 12 to 120 months"],
    [{ retention: "12.5" }, "retention", "Delete unsuccessful enquiries after: enter 12 to 120 months"],
    [{ retention: "11" }, "retention", "Delete unsuccessful enquiries after: enter 12 to 120 months"],
    [{ phone: "12" }, "phone", "Phone must be a telephone number such as +91 98765 43210."],
    [{ facebook: "my page" }, "facebook", "Facebook must be an address such as"],
    [{ mapPosition: "Peelamedu" }, "mapPosition", "Position on the map must be latitude and longitude"],
    [{ gstin: "33" }, "gstin", "GSTIN: enter its 15 characters"],
    [{ gstin: "33AABCK1234F1Z5" }, "gstin", "GSTIN: this is not valid"],
    [{ upiLimit: "a lakh" }, "upiLimit", "UPI limit: enter whole rupees, e.g. 1,00,000."],
    [{ upiId: "kovai steel" }, "upiId", "UPI ID: enter it as name@bank."],
    [{ founded: "193" }, "founded", "Year of founding: enter a year"],
    [{ quoteReply: "" }, "quoteReply", "Reply time for quote requests is required."],
    [{ mapPosition: "https://maps.example/goo.gl" }, "mapPosition", "or a link to Google Maps"],
    [{ "opens-1": "" }, "opens-1", "Monday: enter both times"],
    [{ "closes-1": "08:00" }, "closes-1", "Monday: the closing time must be after the opening time."],
    [{ "closure-0-from": "2031-01-14" }, "closure-0-label", "Closed days 1: enter the occasion"],
    [
      { "closure-0-label": "Pongal", "closure-0-from": "2031-01-14", "closure-0-to": "2031-01-13" },
      "closure-0-to",
      "Closed days 1: the last day cannot be before the first.",
    ],
    [{ noticeTo: "2031-01-16" }, "notice", "Notice: enter its text, or clear the dates."],
    [{ "figure-craftsmen": "many" }, "figure-craftsmen", "Expert craftsmen: enter a number, e.g. 50."],
    [{ reviewsUrl: "https://reviews.example/google.com" }, "reviewsUrl", "paste an address of Google"],
    [{ reviewsRating: "4.8" }, "reviewsUrl", "Link to your Google reviews is required."],
    [{ reviewsUrl: "g.page/r/kovai", reviewsRating: "5.1" }, "reviewsRating", "a number from 1 to 5"],
    [{ reviewsUrl: "g.page/r/kovai", reviewsCount: "many" }, "reviewsCount", "enter a number, e.g. 127"],
    [{ personText: "I visit every site." }, "personName", "Your name is required."],
    [{ personName: "Murugan" }, "personText", "Two sentences from you is required."],
    [{ towns: `Pollachi\n${"x".repeat(41)}` }, "towns", "at most 40 towns of 40 characters"],
    [{ priceDisplay: "all" }, "priceDisplay", "choose one from the list"],
    [{ warrantyCover: "x".repeat(401) }, "warrantyCover", "at most 400 characters"],
  ])(
    "are refused with a message at the field, with all that was typed: %o",
    async (change, field, sentence) => {
      const response = await save({ ...change, tagline: "Typed" });
      expect(response.status).toBe(400);
      const { errors, typed } = response.body as RefusedForm;
      expect(errors[field]).toContain(sentence);
      expect(Object.keys(errors)).toEqual([field]);
      expect(typed).toMatchObject({ ...change, tagline: "Typed" });
      expect((await readSite()).firm.tagline).toBe("Since 1993");
    },
  );
});

describe("what the owner tells customers", () => {
  it("is absent until it is filled in, and saves again as it was read", async () => {
    expect((await readSite()).firm.facts).toEqual(noFacts);
    const response = await save({
      priceDisplay: "from",
      leadTime: "3 to 4  weeks",
      warrantyCover: "5 years on welds.\nNot glass that was hit.",
      paymentTerms: "50% when you order. No EMI.",
      towns: "Coimbatore\nPollachi, Tiruppur\n\npollachi",
      reviewsUrl: "g.page/r/kovai/review",
      reviewsRating: "4,8",
      reviewsCount: "1,270+",
      personName: "S. Murugan",
      personText: "I visit every site. You have my number.",
    });
    expect(response.status).toBe(302);
    const facts = {
      showsPrices: true,
      leadTime: "3 to 4 weeks",
      warrantyCover: "5 years on welds.\nNot glass that was hit.",
      paymentTerms: "50% when you order. No EMI.",
      towns: ["Coimbatore", "Pollachi", "Tiruppur"],
      reviews: { url: "https://g.page/r/kovai/review", rating: "4.8", count: "1270" },
      person: { name: "S. Murugan", text: "I visit every site. You have my number." },
    };
    const site = await readSite();
    expect(site.firm.facts).toEqual(facts);
    const { fields } = await openScreen();
    await save({ ...fields, tagline: "Steel" });
    expect((await readSite()).firm.facts).toEqual(facts);
    const areas = ["Coimbatore", "Pollachi", "Tiruppur", "Tamil Nadu"].map((name) => ({ name }));
    expect(createBusinessData(site, picture)).toMatchObject({ areaServed: areas });
    // Business details that were saved by an earlier version have no such fields.
    const { version, fields: stored } = toStoredFirm(getCachedFirm());
    for (const name of Object.keys(toFactFields(noFacts))) delete stored[name];
    expect(parseStoredFirm({ version, fields: stored })?.facts).toEqual(noFacts);
  });
});

describe("parts of the business details", () => {
  it("are saved separately", async () => {
    await save({ upiId: "kovai@upi", upiLimit: "₹2,00,000", bankDetails: "Kovai Steel\nIFSC ABCD0123456" });
    const response = await saveHours({
      quoteReply: "2 days",
      messageReply: "3 days",
      version: String((await openScreen()).version),
    });
    expect(response.headers.get("Location")).toBe("/admin/firm/hours");
    const { firm } = await readSite();
    expect(firm).toMatchObject({ quoteReply: "2 days", messageReply: "3 days" });
    expect(getCachedFirm()).toMatchObject({
      upiId: "kovai@upi",
      upiLimit: 200_000,
      bankDetails: "Kovai Steel\nIFSC ABCD0123456",
    });
  });

  it("are restored separately, with their own history", async () => {
    await save({ tagline: "Steel and glass" });
    const { version } = await openScreen();
    await saveHours({
      phoneHours: "9 to 6",
      "closure-0-label": "Pongal",
      "closure-0-from": "2031-01-14",
      version: String(version),
    });
    await save({ tagline: "Glass and steel" });
    const { body } = await admin.call(historyLoader, "/admin/firm/history");
    const history = Object.fromEntries(
      (body as History).parts.map(({ screen, history }) => [screen, history.map(({ id }) => id)]),
    );
    expect(history).toMatchObject({ contact: [version + 2, version], hours: [version + 1], figures: [] });

    await restoreRevision(0, "hours");
    const { fields } = await openScreen();
    expect(fields.tagline).toBe("Glass and steel");
    expect(fields.phoneHours).not.toBe("9 to 6");
    expect(fields["closure-0-label"]).toBeUndefined();
    await restoreRevision(version);
    expect((await openScreen()).fields.tagline).toBe("Steel and glass");
    expect((await admin.call(restore, "/admin/revisions/firm:other/0", { form: {} })).status).toBe(404);
  });

  it("offer an enquiry the owner's quick replies", async () => {
    const [id = 0] = await storeEnquiries({ name: "Meena", phone: "9843012345" });
    const readOffers = async () =>
      (await admin.call(enquiryLoader, `/admin/enquiries/${id}`)).body as { quickReplies: string[] };
    expect((await readOffers()).quickReplies).toHaveLength(6);
    await save({ "quickReply-0": "", "quickReply-1": "  Hello {name},\r\ncall us. " });
    expect((await readOffers()).quickReplies).toHaveLength(5);
    expect((await readOffers()).quickReplies[0]).toBe("Hello {name},\ncall us.");
    const { fields } = await openScreen();
    await save(fields);
    expect((await openScreen()).fields).toEqual(fields);
  });

  it("show the telephone number in its own grouping and the country by its name, and save them again", async () => {
    await save({ phone: "0422 2345678", country: "in" });
    const { fields } = await openScreen();
    expect(fields).toMatchObject({ phone: "+91 422 234 5678", whatsapp: "", country: "India" });
    await save(fields);
    expect((await openScreen()).fields).toEqual(fields);
    expect((await readSite()).business.whatsapp).toBeNull();

    await save({ whatsapp: "0422 234 5678" });
    expect((await openScreen()).fields.whatsapp).toBe("+914222345678");
    await save((await openScreen()).fields);
    expect((await readSite()).business.whatsapp).toBe("914222345678");
  });

  it("shows the phone hours of the contact page, which follow the opening hours until they are changed", async () => {
    const readBoth = async () => [(await openScreen()).fields.phoneHours, (await readSite()).firm.phoneHours];
    const original = (await readSite()).firm.phoneHours;
    expect(await readBoth()).toEqual([original, original]);
    for (const [closes, saturday] of [
      ["17:00", "9:30 AM to 5:00 PM"],
      ["18:00", "9:30 AM to 6:00 PM"],
    ]) {
      await save({ "closes-6": closes ?? "" });
      const shown = `Mon to Fri 9:30 AM to 7:00 PM; Saturday ${saturday}; Sunday Closed`;
      expect(await readBoth()).toEqual([shown, shown]);
    }
    await save({ phoneHours: "9 to 6" });
    await save({ "closes-6": "16:00" });
    expect(await readBoth()).toEqual(["9 to 6", "9 to 6"]);
    await save({ phoneHours: original });
    expect(await readBoth()).toEqual([original, original]);
  });

  it("copies Monday's hours to the days that are open", async () => {
    const response = await saveHours({
      ...{ intent: "copy hours", version: "0" },
      ...{ "opens-1": "08:00", "closes-1": "20:00", "opens-3": "", "closes-3": "" },
    });
    expect(response.headers.get("Location")).toBe("/admin/firm/hours");
    const { fields } = await openScreen();
    const hours = [0, 1, 2, 3, 6].map((day) => [fields[`opens-${day}`], fields[`closes-${day}`]].join("-"));
    expect(hours).toEqual(["-", "08:00-20:00", "08:00-20:00", "-", "08:00-20:00"]);
  });

  it("does not copy hours from a closed Monday", async () => {
    const { status, body } = await saveHours({
      ...{ intent: "copy hours", version: "0", "opens-1": "", "closes-1": "" },
    });
    expect(status).toBe(400);
    expect((body as RefusedForm).errors["opens-1"]).toContain("Monday: enter both times");
    expect((await openScreen()).fields["opens-2"]).toBe("09:30");
  });

  it("are restored with the tagline of the current year of founding", async () => {
    await save({ founded: "1995" });
    const { version, fields } = await openScreen();
    expect(fields.tagline).toBe("Since 1995");
    await save({ founded: "2000" });
    await restoreRevision(version);
    expect((await openScreen()).fields).toMatchObject({ founded: "2000", tagline: "Since 2000" });
  });

  it("returns 404 for an unknown part", async () => {
    for (const part of ["contact", "other"]) {
      const response = await admin.call(loader, `/admin/firm/${part}`);
      expect(response.status).toBe(404);
    }
  });

  it("show the tagline and years of experience for another founding year", async () => {
    expect((await readSite()).firm).toMatchObject({ founded: 1993, figures: { experience: 30 } });
    await save({ founded: "2001" });
    const year = new Date().getFullYear();
    expect((await readSite()).firm).toMatchObject({
      founded: 2001,
      tagline: "Since 2001",
      figures: { experience: year - 2001 },
    });
    await save({ founded: "2003", tagline: "Steel", "figure-experience": "15+" });
    expect((await readSite()).firm).toMatchObject({ tagline: "Steel", figures: { experience: 15 } });
  });
});

describe("closed days", () => {
  it("are refused in a year that has passed, unless they were stored before they passed", async () => {
    const days = { "closure-0-label": "Pongal", "closure-0-from": "2020-01-14" };
    for (const [field, changes] of [
      ["closure-0-to", { ...days, "closure-0-to": "2020-01-16" }],
      ["closure-0-from", days],
    ] as const) {
      const { status, body } = await save(changes);
      const message = "Closed days 1: these days have passed. Check the year.";
      expect([status, (body as RefusedForm).errors]).toEqual([400, { [field]: message }]);
    }
    travelTo("2020-01-16T18:00:00Z");
    await save({ ...days, "closure-0-to": "2020-01-16" });
    const { fields } = await openScreen();
    travelTo("2020-01-16T18:31:00Z");
    expect((await save(fields)).status).toBe(302);
  });

  it("are added one at a time and removed with a button", async () => {
    const { fields } = await openScreen();
    await save({ "closure-0-label": "Pongal", "closure-0-from": "2031-01-14" });
    await save({ "closure-1-label": "Onam", "closure-1-from": "2031-08-30" });
    const { fields: bothClosures } = await openScreen();
    await saveHours({ ...bothClosures, intent: "remove 0", version: String((await openScreen()).version) });
    expect((await openScreen()).fields).toEqual({
      ...fields,
      "closure-0-label": "Onam",
      "closure-0-from": "2031-08-30",
      "closure-0-to": "2031-08-30",
    });
  });

  const pongal = {
    "closure-0-label": "Pongal",
    "closure-0-from": "2031-01-14",
    "closure-0-to": "2031-01-16",
    notice: "We are closed for Pongal.",
    noticeFrom: "2031-01-14",
    noticeTo: "2031-01-16",
  };
  it("removes a notice whose text is cleared", async () => {
    await save(pongal);
    expect((await save({ notice: "" })).status).toBe(302);
    expect(getCachedFirm().notice).toBeNull();
  });

  /** 18:30 UTC is midnight in India. */
  const travelTo = (moment: string) => vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });

  it("appear in the footer and structured data on their days, and not the day after", async () => {
    await save(pongal);
    travelTo("2031-01-16T18:00:00Z");
    const during = await readSite();
    expect(during.firm.notice).toBe("We are closed for Pongal.");
    expect(during.firm.closures).toEqual([
      { label: "Pongal", from: "2031-01-14", to: "2031-01-16", days: "14 to 16 January" },
    ]);
    expect(createBusinessData(during, picture)).toMatchObject({
      openingHoursSpecification: [{ opens: "09:30", closes: "19:00" }],
      specialOpeningHoursSpecification: [{ validFrom: "2031-01-14", validThrough: "2031-01-16" }],
    });

    travelTo("2031-01-16T18:31:00Z");
    const after = await readSite();
    expect(after.firm).toMatchObject({ notice: null, closures: [] });
    expect(createBusinessData(after, picture)).not.toHaveProperty("specialOpeningHoursSpecification");
  });
});
