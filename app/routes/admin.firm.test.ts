import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "~/database/database.server";
import { readFirm, recallFirm } from "~/firm/firm.server";
import type { readFirmScreen } from "~/firm/firm-screen.server";
import { loader as rootLoader } from "~/root";
import { describeBusiness } from "~/site/seo/structured-data";
import type { RefusedForm } from "~/ui/form/refused-form";
import { askRoute } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { toastOf } from "../../tests/support/toast";
import { action, loader } from "./admin.firm/route";
import { action as restore } from "./admin.revisions.$document.$id";

type Screen = Awaited<ReturnType<typeof readFirmScreen>>;
type Root = Awaited<ReturnType<typeof rootLoader>>["data"];

let headers: { Cookie: string };

const open = async () => (await askRoute(loader, "/admin/firm", { headers })).body as Screen;
const save = async (changes: Record<string, string>, version?: number) => {
  const screen = await open();
  const form = { ...screen.fields, ...changes, version: String(version ?? screen.version) };
  return await askRoute(action, "/admin/firm", { form, headers });
};
const bringBack = (id: number) =>
  askRoute(restore, `/admin/revisions/firm/${id}`, {
    params: { document: "firm", id: String(id) },
    form: { go: "" },
    headers,
  });
const site = async () => (await askRoute(rootLoader, "/")).body as Root;

beforeEach(async () => {
  await resetDatabase();
  headers = await signInAsAdmin();
});
afterEach(async () => {
  vi.useRealTimers();
  // PGlite has seen the later clock and would put its statistics off until then, with a timer that Node cannot take.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  await resetDatabase();
  await readFirm(db);
});

describe("the facts of the firm", () => {
  it("are those of the environment and the delivered site until they are changed", async () => {
    const { business, firm } = await site();
    expect(business.name).toBe("Steel & Glass Works");
    expect([business.facebookUrl, business.instagramUrl]).toEqual([null, null]);
    expect(firm).toMatchObject({
      tagline: "Since 1993",
      projectsGrouped: "20,000",
      notice: null,
      closures: [],
    });
    expect(firm.quoteHours).toBe("Working Hours: Mon - Sat (9:30 AM - 7 PM)");
  });

  it("show on the next request once they are saved, and the save can be undone", async () => {
    const answer = await save({
      name: "Kovai Steel",
      phone: "98400 12345",
      gstin: "33abcde1234f1z5",
      instagram: "https://www.instagram.com/kovaisteel",
      "closes-6": "14:00",
      "figure-projects": "125000",
    });
    expect(await toastOf(answer)).toMatchObject({ kind: "success", undo: "/admin/revisions/firm/0" });
    const { business, firm } = await site();
    expect(business).toMatchObject({
      name: "Kovai Steel",
      phone: { display: "+91 98400 12345", e164: "+919840012345" },
      whatsapp: "919840012345",
      instagramUrl: "https://www.instagram.com/kovaisteel",
    });
    expect(firm).toMatchObject({ gstin: "33ABCDE1234F1Z5", projectsGrouped: "1,25,000" });
    expect(firm.quoteHours).toContain("Saturday 9:30 AM to 2:00 PM");
    // What does not wait for the database knows it, too.
    expect(recallFirm().business.name).toBe("Kovai Steel");

    await bringBack(0);
    expect((await site()).business.name).toBe("Steel & Glass Works");
  });

  it("can be brought back as they once were", async () => {
    await save({ name: "First" });
    await save({ name: "Second" });
    const { history } = await open();
    expect(history).toHaveLength(2);
    await bringBack(history[1]?.id ?? 0);
    expect((await site()).business.name).toBe("First");
    expect((await open()).history).toHaveLength(3);
    expect((await bringBack(9999)).status).toBe(404);
  });

  it("are brought back once when that is pressed twice, and Undo takes it back", async () => {
    await save({ name: "First" });
    await save({ name: "Second" });
    const [second, first] = (await open()).history;
    await bringBack(first?.id ?? 0);
    const { undo } = (await toastOf(await bringBack(first?.id ?? 0))) ?? {};
    expect((await open()).history).toHaveLength(3);
    expect(undo).toBe(`/admin/revisions/firm/${second?.id}`);
  });

  it.each([
    [{ name: "" }, "name", "Name is needed."],
    [{ name: "x".repeat(101) }, "name", "Name must have at most 100 characters."],
    [{ retention: "twelve" }, "retention", "Please give 12 to 120 months, or nothing."],
    [{ retention: "12.5" }, "retention", "Please give 12 to 120 months, or nothing."],
    [{ retention: "11" }, "retention", "Please give 12 to 120 months, or nothing."],
    [{ phone: "12" }, "phone", "Phone must be a telephone number such as +91 98765 43210."],
    [{ facebook: "facebook.com/x" }, "facebook", "Facebook must be an address such as"],
    [{ mapPosition: "Peelamedu" }, "mapPosition", "Place on the map must be latitude and longitude"],
    [{ gstin: "33" }, "gstin", "A GSTIN has 15 characters"],
    [{ "opens-1": "" }, "opens-1", "Please give both times"],
    [{ "closes-1": "08:00" }, "closes-1", "It has to close after it opens."],
    [{ "closure-0-from": "2031-01-14" }, "closure-0-label", "Please say what the occasion is"],
    [
      { "closure-0-label": "Pongal", "closure-0-from": "2031-01-14", "closure-0-to": "2031-01-13" },
      "closure-0-to",
      "The last day cannot be before the first.",
    ],
    [{ "figure-craftsmen": "many" }, "figure-craftsmen", "Please give a whole number from 1."],
  ])(
    "are refused in a sentence beside the field, with all that was typed: %o",
    async (change, field, sentence) => {
      const answer = await save({ ...change, tagline: "Typed" });
      expect(answer.status).toBe(400);
      const { errors, typed } = answer.body as RefusedForm;
      expect(errors[field]).toContain(sentence);
      expect(Object.keys(errors)).toEqual([field]);
      expect(typed).toMatchObject({ ...change, tagline: "Typed" });
      expect((await site()).firm.tagline).toBe("Since 1993");
    },
  );

  it("that others changed meanwhile are not overwritten unseen", async () => {
    const { version } = await open();
    await save({ name: "From the phone" });
    const answer = await save({ name: "From the desk" }, version);
    expect(answer.status).toBe(409);
    const { typed, version: current } = answer.body as RefusedForm;
    expect(typed.name).toBe("From the desk");
    expect((await site()).business.name).toBe("From the phone");
    await save(typed, current);
    expect((await site()).business.name).toBe("From the desk");
  });

  it("are changed by nobody who is not signed in", async () => {
    const { fields } = await open();
    const answer = await askRoute(action, "/admin/firm", { form: { ...fields, name: "Stranger" } });
    expect(answer.status).toBe(302);
    expect((await site()).business.name).toBe("Steel & Glass Works");
  });
});

describe("closed days", () => {
  const pongal = {
    "closure-0-label": "Pongal",
    "closure-0-from": "2031-01-14",
    "closure-0-to": "2031-01-16",
    notice: "We are closed for Pongal.",
    noticeFrom: "2031-01-14",
    noticeTo: "2031-01-16",
  };
  /** In India it is already the next day from half past six in the evening, Greenwich time. */
  const travelTo = (moment: string) => vi.useFakeTimers({ now: new Date(moment), toFake: ["Date"] });

  it("stand in the footer's words and in structured data on their days, and nowhere the day after", async () => {
    await save(pongal);
    travelTo("2031-01-16T18:00:00Z");
    const during = await site();
    expect(during.firm.notice).toBe("We are closed for Pongal.");
    expect(during.firm.closures).toEqual([
      { label: "Pongal", from: "2031-01-14", to: "2031-01-16", days: "14 to 16 January" },
    ]);
    const picture = { src: "/x.jpg" } as Parameters<typeof describeBusiness>[1];
    expect(describeBusiness(during, picture)).toMatchObject({
      openingHoursSpecification: [{ opens: "09:30", closes: "19:00" }],
      specialOpeningHoursSpecification: [{ validFrom: "2031-01-14", validThrough: "2031-01-16" }],
    });

    travelTo("2031-01-16T18:31:00Z");
    const after = await site();
    expect(after.firm).toMatchObject({ notice: null, closures: [] });
    expect(describeBusiness(after, picture)).not.toHaveProperty("specialOpeningHoursSpecification");
  });
});
