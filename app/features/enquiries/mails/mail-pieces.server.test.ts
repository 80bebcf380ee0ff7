import sharp from "sharp";
import { expect, test } from "vitest";
import { db } from "~/platform/database/database.server";
import type { PieceList } from "~/sizes/piece-list";
import { resetDatabase } from "../../../../tests/support/database";
import {
  deliverMails,
  findFirstMails,
  office,
  setUpMailServer,
} from "../../../../tests/support/deliver-mails";
import type { NewEnquiry } from "../enquiry";
import { noAnswers } from "../enquiry-fields";
import { storeEnquiry } from "../receive-enquiry.server";

const server = setUpMailServer();

const list: PieceList = {
  unit: "ft",
  isUnmeasured: false,
  pieces: [
    { kind: "gate", sizes: { type: "sliding", width: 3658 }, count: 2, remark: "Buy pills" },
    { kind: "other", sizes: {}, count: 1, remark: "A bench, <b>blue</b>" },
  ],
};

test("adds sizes and drawings to both emails, but remarks only to the email to the business", async () => {
  const { notice, acknowledgement } = await sendMails({
    pieces: list,
    like: { kind: "gallery", id: 3, title: "Old gate" },
  });
  for (const email of [notice, acknowledgement]) {
    expect(email.text).toContain("Item: 1. Gate × 2");
    expect(email.text).toContain("Clear opening: 12′ 0″ (3,658 mm)");
    expect(email.text).toContain("Height: ≈ 5′ 10⅞″ (1,800 mm), assumed");
    expect(email.text).toMatch(/Steel: about [\d,]+ kg each, about [\d,]+ kg in all/);
    expect(email.text).toContain("How it opens: Sliding to the side");
    const [drawing, ...others] = email.attachments;
    expect(others).toEqual([]);
    expect(drawing).toMatchObject({ mimeType: "image/png", disposition: "inline" });
    expect(email.html).toContain(`cid:${drawing?.contentId?.replace(/[<>]/g, "")}`);
    const { width, height } = await sharp(Buffer.from(drawing?.content as ArrayBuffer)).metadata();
    expect(width).toBe(1152);
    expect(height).toBeGreaterThan(200);
  }
  expect(notice.subject).toMatch(/^2 gates, 1 .+ – Kavitha \(no\. \d+\)$/);
  expect(notice.text).toContain("Buy pills");
  expect(notice.text).toContain("Similar to: Old gate (gallery picture)");
  expect(notice.html).toContain("A bench, &lt;b&gt;blue&lt;/b&gt;");
  for (const text of ["pills", "bench", "Old gate"]) {
    expect(acknowledgement.text).not.toContain(text);
    expect(acknowledgement.html).not.toContain(text);
  }
});

test("lists a piece without sizes and does not draw it", async () => {
  const { notice, acknowledgement } = await sendMails({
    pieces: {
      unit: "mm",
      isUnmeasured: true,
      pieces: [{ kind: "gate", sizes: { type: "single" }, count: 1, remark: "" }],
    },
  });
  for (const email of [notice, acknowledgement]) {
    expect(email.text).toContain("Sizes not known yet, to be measured on site");
    expect(email.text).toContain("1. Gate");
    expect(email.attachments).toEqual([]);
  }
});

test("quotes unreadable stored pieces only to the business, and omits the list if there are no pieces", async () => {
  const column = { version: 2, pieces: [{ shape: "dodecahedron" }] };
  const { notice, acknowledgement } = await sendMails({}, JSON.stringify(column));
  expect(notice.text).toContain("dodecahedron");
  expect(acknowledgement.text).not.toContain("dodecahedron");
  server.received.length = 0;
  await resetDatabase();
  const mails = await sendMails({});
  expect(mails.notice.text).not.toContain("Item");
  expect(mails.notice.attachments).toEqual([]);
});

/** Sends the emails about a quote request. `column` replaces its pieces, as if a newer version had stored them. */
async function sendMails(fields: Partial<NewEnquiry>, column?: string) {
  const content = {
    ...noAnswers,
    ...{ name: "Kavitha", email: "kavitha@example.com", phone: "9843012345", description: "" },
    ...{ projectType: "gates", budget: "", deliveryDate: null },
  };
  const source = { path: "/request-quote" };
  const { id } = await storeEnquiry(db, { ...fields, kind: "quote", content, source } as NewEnquiry, office);
  if (column) await db.updateTable("enquiries").set({ pieces: column }).where("id", "=", id).execute();
  await deliverMails(server, 2);
  const { notice, acknowledgement } = findFirstMails(server);
  if (!notice || !acknowledgement) throw new Error("An email is missing.");
  return { notice, acknowledgement };
}
