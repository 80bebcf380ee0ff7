import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { extract } from "tar-stream";
import { describe, expect, it } from "vitest";
import { deleteItem } from "~/features/items/changes.server";
import { agreeAmount } from "~/features/orders/change-order.server";
import { addPayment } from "~/features/orders/payments.server";
import { hashRecord } from "~/features/quotations/record-hash.server";
import { db } from "~/platform/database/database.server";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { exportSite, setUpExports } from "../../../tests/support/export-site";
import { fillSite } from "../../../tests/support/filled-site";
import { storeSentQuotation } from "../../../tests/support/quotations";

setUpExports();

describe("the export archive", { timeout: 60_000 }, () => {
  it("uses the field names of its format, not the names of database columns", async () => {
    await fillSite();
    const entries = await readEntries(await readFile(await exportSite()));
    expect(JSON.parse(entries.get("export.json") ?? "")).toMatchObject({ format: 4 });
    const [asha] = JSON.parse(entries.get("enquiries.json") ?? "");
    expect(asha).toMatchObject({ town: "Peelamedu", details: { requestedDelivery: "2031-03-31" } });
    expect(asha.details).not.toHaveProperty("deliveryDate");
    const [testimonial] = JSON.parse(entries.get("testimonials.json") ?? "");
    expect(testimonial).toMatchObject({ role: "House owner, Pollachi" });
  });

  it("keeps sent quotations as they were hashed", async () => {
    const { id } = await storeSentQuotation();
    // As stored before lines had a steel.
    await sql`update quotation_versions
      set content = content #- '{lines,0,grade}' #- '{lines,0,finish}' #- '{lines,0,ral}'
      where quotation_id = ${id}`.execute(db);
    const stored = await db
      .selectFrom("quotation_versions")
      .select(["content", "totals"])
      .where("quotation_id", "=", id)
      .executeTakeFirstOrThrow();
    const entries = await readEntries(await readFile(await exportSite()));
    const [enquiry] = JSON.parse(entries.get("enquiries.json") ?? "");
    const [version] = enquiry.quotations[0].versions;
    expect(version.content.lines[0]).not.toHaveProperty("grade");
    expect(hashRecord(version)).toBe(hashRecord(stored));
  });

  it("excludes samples and trash, and its CSV contains no formulas", async () => {
    const { pictureId } = await fillSite();
    await deleteItem(db, "gallery", pictureId);
    await db.insertInto("projects").values({ title: "Sample", is_sample: true }).execute();
    await db
      .updateTable("testimonials")
      .set({ deleted_at: new Date() })
      .where("text", "=", "Second")
      .execute();
    await storeEnquiries({ name: "Gone", status: "trash", status_before: "new", deleted_at: new Date() });
    const entries = await readEntries(await readFile(await exportSite()));
    expect([...entries.keys()].filter((name) => !name.includes("/"))).toEqual([
      "export.json",
      ...["projects", "gallery", "testimonials", "enquiries", "quotations", "rates"].flatMap((list) => [
        `${list}.json`,
        `${list}.csv`,
      ]),
      "receipts.csv",
    ]);
    expect([...entries.keys()].filter((name) => name.includes("/"))).toHaveLength(5);
    expect(JSON.parse(entries.get("gallery.json") ?? "")).toEqual([]);
    expect(entries.get("projects.json")).not.toContain("Sample");
    expect(entries.get("enquiries.json")).not.toContain("Gone");
    expect(entries.get("testimonials.json")).not.toContain("Second");
    expect(entries.get("projects.csv")).toContain(`"'=Sliding, 4 m"`);
    expect(entries.get("enquiries.csv")).toContain(`"Asha"`);
  });
});

it("has the same enquiries as JSON and CSV, and the payments of erased customers", async () => {
  const [id = 0] = await storeEnquiries(
    { name: "Erased", status: "won" },
    { name: "Kavitha", status: "quarantine" },
    { name: "Selvam", status: "job-seeker" },
    { name: "Meena" },
  );
  await agreeAmount(db, id, { amount: 50_000, author: "admin" });
  await addPayment(db, id, {
    amount: 20_000,
    method: "upi",
    reference: "UTR1",
    receivedOn: "2031-05-01",
    author: "admin",
    idempotencyKey: null,
  });
  await db.deleteFrom("enquiries").where("id", "=", id).execute();
  const entries = await readEntries(await readFile(await exportSite()));
  expect(entries.get("receipts.csv")).toContain('20000.00,"UPI","UTR1"');
  const csv = entries.get("enquiries.csv") ?? "";
  const names = JSON.parse(entries.get("enquiries.json") ?? "").map(({ name }: { name: string }) => name);
  expect(names).toEqual(["Kavitha", "Selvam", "Meena"]);
  expect(names.filter((name: string) => csv.includes(`"${name}"`))).toEqual(names);
});

async function readEntries(bytes: Buffer): Promise<Map<string, string>> {
  const archive = extract();
  Readable.from([gunzipSync(bytes)]).pipe(archive);
  const entries = new Map<string, string>();
  for await (const entry of archive) entries.set(entry.header.name, (await buffer(entry)).toString());
  return entries;
}
