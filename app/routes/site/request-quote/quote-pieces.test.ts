import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import type { QuoteExtra } from "~/routes/site/request-quote/receive-quote.server";
import { readTypedPieces } from "~/sizes/form/typed-pieces";
import { callRoute, fetchRoute } from "../../../../tests/support/call-route";
import { makePdf } from "../../../../tests/support/documents";
import { makeForm } from "../../../../tests/support/quote-form";
import { readPdf } from "../../../../tests/support/read-pdf";
import { loader as pdfLoader } from "../../files/receipt.$token[.]pdf";
import { action, loader } from "./route";

const sender = { name: "Ravi", phone: "9843012345" };
const gate = {
  "piece-1-kind": "gate",
  "piece-1-size-type": "sliding",
  "piece-1-size-width": "12",
  "piece-1-size-height": "1.8 m",
  "piece-1-count": "2",
  "piece-1-remark": "Facing east",
};
const feetUnit = { "pieces-unit": "ft" };

/** Sends the form as a browser without JavaScript does, with files and the pressed button. */
async function send(
  fields: Record<string, string>,
  { files = [], path = "/request-quote" }: { files?: string[]; path?: string } = {},
) {
  const form = makeForm({ fields, files: Object.fromEntries(files.map((name) => [name, makePdf(name)])) });
  return await callRoute(action, path, { form });
}

async function pressButton(value: string, fields: Record<string, string>, files: string[] = []) {
  const { status, body } = await send({ ...fields, intent: value }, { files });
  expect(status).toBe(200);
  expect(await listEnquiries()).toEqual([]);
  return body as RefusedForm<QuoteExtra>;
}

const listEnquiries = () => db.selectFrom("enquiries").selectAll().orderBy("id").execute();
const openForm = async (query: string) =>
  (await callRoute(loader, `/request-quote${query}`)).body as {
    pieces: { kind: string; sizes: Record<string, string> }[];
    projectType?: string;
  };

describe("pieces of a quote request", () => {
  it("are stored with their version, with lengths in millimetres", async () => {
    expect(await send({ ...sender, ...feetUnit, ...gate })).toMatchObject({ status: 302 });
    expect(await listEnquiries()).toMatchObject([
      {
        pieces: {
          version: 1,
          unit: "ft",
          isUnmeasured: false,
          pieces: [
            {
              kind: "gate",
              sizes: { type: "sliding", width: 3657.6, height: 1800 },
              count: 2,
              remark: "Facing east",
            },
          ],
        },
      },
    ]);
  });

  it("are optional, and sizes may be unknown", async () => {
    await send(sender);
    await send({ ...sender, name: "Meena", "pieces-unit": "unknown", "piece-1-kind": "" });
    await send({ ...sender, name: "Arun", "pieces-unit": "unknown", "piece-1-kind": "gate" });
    expect((await listEnquiries()).map(({ pieces }) => pieces)).toEqual([
      null,
      { version: 1, unit: "ft", isUnmeasured: true, pieces: [] },
      {
        version: 1,
        unit: "ft",
        isUnmeasured: true,
        pieces: [{ kind: "gate", sizes: {}, count: 1, remark: "" }],
      },
    ]);
  });

  it("are asked for once if 10.6 ft may be 10 ft 6 in", async () => {
    const typed = { ...feetUnit, "piece-1-kind": "gate", "piece-1-size-width": "10.6" };
    const showAs = (shown: Record<string, string>) => new URLSearchParams(shown).toString();
    expect(await send({ ...sender, ...typed, "pieces-shown": showAs(feetUnit) })).toMatchObject({
      status: 400,
      body: { errors: { "piece-1-size-width": expect.stringContaining("10 ft 6 in or 10.6 ft?") } },
    });
    expect(await send({ ...sender, ...typed, "pieces-shown": showAs(typed) })).toMatchObject({ status: 302 });
    expect(await listEnquiries()).toMatchObject([{ pieces: { pieces: [{ sizes: { width: 3230.88 } }] } }]);
  });

  it("are shown in the receipt with their drawings and figures", async () => {
    const response = await send({ ...sender, ...feetUnit, ...gate });
    expect(await callRoute(loader, response.headers.get("Location") ?? "")).toMatchObject({
      body: {
        receipt: {
          pieces: [
            {
              title: "1. Gate × 2",
              sizes: expect.stringContaining("Clear opening: 12′ 0″ (3,658 mm) · Height: 5′ 10⅞″ (1,800 mm)"),
              remark: "Facing east",
              facts: expect.arrayContaining([expect.objectContaining({ label: "Area" })]),
              drawing: expect.objectContaining({ marks: expect.anything() }),
            },
          ],
        },
      },
    });
  });

  it("name in the receipt the sizes that its figures assume", async () => {
    const response = await send({ ...sender, ...feetUnit, ...gate, "piece-1-size-height": "" });
    expect(await callRoute(loader, response.headers.get("Location") ?? "")).toMatchObject({
      body: { receipt: { pieces: [{ assumedText: expect.stringContaining("Height") }] } },
    });
  });

  it("return errors at their fields, with the typed text and the files", async () => {
    const { status, body } = await send(
      { ...sender, ...gate, "pieces-unit": "mm", budget: "50000-plus", deliveryDate: "yesterday" },
      { files: ["sketch.pdf"] },
    );
    const refusal = body as RefusedForm<QuoteExtra>;
    expect(status).toBe(400);
    expect(Object.entries(refusal.errors)).toEqual([
      ["piece-1-size-width", expect.stringContaining("9,000 mm")],
      ["deliveryDate", "Please enter a valid date."],
    ]);
    expect(refusal.extra?.labels).toEqual({ "piece-1-size-width": "1. Gate, Clear opening" });
    expect(refusal.typed).toMatchObject({ ...gate, budget: "50000-plus" });
    expect(refusal.extra?.staged?.files).toMatchObject([{ name: "sketch.pdf" }]);
    expect(await listEnquiries()).toEqual([]);
  });

  it("are refused, not dropped, when their kind is unknown or missing", async () => {
    for (const kind of ["", "spaceship"]) {
      const { status, body } = await send({ ...sender, ...gate, "piece-1-kind": kind });
      expect(status).toBe(400);
      expect((body as RefusedForm<QuoteExtra>).errors).toHaveProperty("piece-1-kind");
    }
  });
});

describe("the form's buttons without scripts", () => {
  it("show the fields of the chosen kind and keep the typed text", async () => {
    const typed = { ...feetUnit, ...gate, name: "Ra", description: "By the road", budget: "50000-plus" };
    const result = await pressButton("fields-1", typed, ["front.pdf"]);
    expect(result.toast).toBeUndefined();
    expect(result.typed).toMatchObject(typed);
    expect(result.extra?.staged?.files).toMatchObject([{ name: "front.pdf" }]);
    expect(result.errors).toEqual({});
  });

  it("show next to the drawing which sizes are impossible", async () => {
    const result = await pressButton("drawing-1", { ...gate, "piece-1-size-height": "2 mm" });
    expect(Object.keys(result.errors)).toContain("piece-1-size-height");
  });

  it("add and remove a piece, and stage the files", async () => {
    const added = await pressButton("add", { ...feetUnit, ...gate }, ["front.pdf"]);
    expect(readTypedPieces(added.typed).pieces).toMatchObject([{ kind: "gate" }, { kind: "" }]);
    const second = {
      ...added.typed,
      formToken: added.extra?.staged?.form ?? "",
      "piece-2-kind": "door",
      "piece-2-size-width": "3",
    };
    const removed = await pressButton("remove-1", second, ["side.pdf"]);
    expect(readTypedPieces(removed.typed).pieces).toMatchObject([{ kind: "door", sizes: { width: "3" } }]);
    expect(removed.extra?.staged?.files.map(({ name }) => name)).toEqual(["front.pdf", "side.pdf"]);
    const sent = await send({ ...removed.typed, ...sender, formToken: removed.extra?.staged?.form ?? "" });
    expect(sent.status).toBe(302);
    expect(await listEnquiries()).toMatchObject([
      { pieces: { pieces: [{ kind: "door", sizes: { width: 914.4 } }] } },
    ]);
    expect(await db.selectFrom("enquiry_attachments").select("name").execute()).toHaveLength(2);
  });

  it("apply the offered conversion to feet", async () => {
    const result = await pressButton("feet-1-width", gate);
    expect(result.typed).toMatchObject({ ...gate, "piece-1-size-width": "12 ft" });
    expect(result.errors).toEqual({});
  });

  it("convert sizes to a newly chosen unit or kind", async () => {
    const sizes = { ...gate, "piece-1-size-width": "4200", "piece-1-size-height": "1800" };
    const shown = { "pieces-shown": String(new URLSearchParams({ "pieces-unit": "mm", ...sizes })) };
    const converted = await pressButton("drawing-1", { ...sizes, ...feetUnit, ...shown });
    expect(converted.typed).toMatchObject({ "piece-1-size-width": "13 ft 9.35 in" });
    const carried = await pressButton("fields-1", { ...sizes, ...shown, "piece-1-kind": "window" });
    expect(readTypedPieces(carried.typed).pieces[0]?.sizes).toEqual({ width: "4200", height: "1800" });
    expect(await send({ ...sender, ...sizes, ...feetUnit, ...shown })).toMatchObject({ status: 302 });
    expect(await listEnquiries()).toMatchObject([
      { pieces: { pieces: [{ sizes: { width: 4199.89, height: 1800.098 } }] } },
    ]);
  });

  it("send the form if their value is unknown", async () => {
    expect(await send({ ...sender, intent: "explode-7" })).toMatchObject({ status: 302 });
  });
});

it("prefills the kind and choices of a service, and its sizes if the link contains them", async () => {
  const { pieces } = await openForm("?service=ms-gate");
  expect(pieces).toMatchObject([{ kind: "gate", sizes: { type: "double" } }]);
  expect(pieces[0]?.sizes).not.toHaveProperty("width");
  expect((await openForm("?service=ms-gate&sizes=typical")).pieces).toMatchObject([
    { kind: "gate", sizes: { type: "double", width: "3600 mm" }, proposed: { width: "3600 mm" } },
  ]);
  expect((await openForm("?service=no-such&sizes=typical")).pieces).toEqual([]);
});

describe("the receipt's PDF", () => {
  const readReceipt = async (location: string) => {
    const { body } = await callRoute(loader, location);
    return (body as Awaited<ReturnType<typeof loader>>).receipt?.pdf ?? null;
  };
  const openPdf = async (path: string) => {
    const token = /^\/receipt\/(.+)\.pdf$/.exec(path)?.[1] ?? "";
    return await fetchRoute(pdfLoader, path, { params: { token } });
  };

  it("has the requested drawings with the number and the customer, and is not stored", async () => {
    const { headers } = await send({ ...sender, name: "தேவி Devi", ...gate, ...feetUnit });
    const path = await readReceipt(headers.get("Location") ?? "");
    const response = await openPdf(path ?? "");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(response.headers.get("Content-Type")).toBe("application/pdf");
    expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename="drawings-\d+\.pdf"$/);
    const { pages, text } = await readPdf(Buffer.from(await response.arrayBuffer()));
    expect(pages).toBe(1);
    expect(text).toContain("Gate, sliding");
    expect(text).toContain("3,658");
    expect(text).toContain("Devi");
  });

  it("is missing without drawings, and for an address that was not signed", async () => {
    const { headers } = await send({ ...sender, "piece-1-kind": "other", "piece-1-remark": "A bench" });
    expect(await readReceipt(headers.get("Location") ?? "")).toBeNull();
    const forged = `/receipt/1-9999999999-${"a".repeat(22)}.pdf`;
    expect((await openPdf(forged)).status).toBe(404);
  });
});
