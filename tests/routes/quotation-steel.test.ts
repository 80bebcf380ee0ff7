import { expect, it } from "vitest";
import { writeAcceptedCsv } from "~/features/quotations/accepted-csv.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { checkRecords } from "~/features/quotations/check-records.server";
import { findQuotation, listVersions } from "~/features/quotations/quotations.server";
import { listRates, saveRate } from "~/features/quotations/rates.server";
import { hashRecord } from "~/features/quotations/record-hash.server";
import { formatQuotation } from "~/features/quotations/show-quotation.server";
import { toDraftFields } from "~/features/quotations/typed-quotation";
import { db } from "~/platform/database/database.server";
import { loader as workshop } from "../../app/routes/admin/enquiries/$id_.workshop";
import { action as save } from "../../app/routes/admin/quotations/quotations.$id/route";
import { loader as pdf } from "../../app/routes/files/quotation.$token[.]pdf";
import { setUpAdmin } from "../support/admin";
import { fetchRoute } from "../support/call-route";
import { createDraft, createRate, sendStoredQuotation, storeQuotation } from "../support/quotations";
import { readPdf } from "../support/read-pdf";

const admin = setUpAdmin();

const post = (id: number, form: Record<string, string>) =>
  admin.call(save, `/admin/quotations/${id}`, { form });
const findLine = async (id: number) => (await findQuotation(db, id))?.draft.lines[0];

it("shows steel and finish on the page, PDF, workshop sheet and CSV, as they were sent", async () => {
  const { id, enquiryId } = await storeQuotation();
  const line = (await findLine(id))?.id;
  const typed = toDraftFields((await findQuotation(db, id))?.draft ?? createDraft());
  const steel = {
    [`grade.${line}`]: "ss316",
    [`finish.${line}`]: "powder-coated",
    [`ral.${line}`]: "RAL 7016",
  };
  await post(id, { ...typed, ...steel, intent: "save" });
  const { token, tokenHash } = await sendStoredQuotation(id);
  await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
  const material = "SS 316, powder coated, RAL 7016";
  const [version] = await listVersions(db, id);
  expect(version && formatQuotation(version).lines).toMatchObject([{ material }]);
  const file = await fetchRoute(pdf, `/quotation/${token}.pdf`);
  expect((await readPdf(Buffer.from(await file.bytes()))).text).toContain(`Material: ${material}`);
  expect((await admin.call(workshop, `/admin/enquiries/${enquiryId}/workshop`)).body).toMatchObject({
    entries: [{ rows: expect.arrayContaining([{ label: "Material", value: material }]) }],
  });
  expect(await writeAcceptedCsv(db)).toContain(material);
});

it("refuses a colour that is no RAL number, and keeps what was typed", async () => {
  const { id } = await storeQuotation();
  const ral = `ral.${(await findLine(id))?.id}`;
  const form = { ...toDraftFields((await findQuotation(db, id))?.draft ?? createDraft()), intent: "save" };
  const { status, body } = await post(id, { ...form, [ral]: "grey" });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: { [ral]: expect.stringContaining("7016") },
    typed: { [ral]: "grey" },
  });
});

it("fills in the owner's rate for another steel without JavaScript, and remembers a new one", async () => {
  await saveRate(db, createRate({ rate: 1000_00 }));
  await saveRate(db, createRate({ grade: "ss304", rate: 1800_00 }));
  const { id } = await storeQuotation();
  const line = await findLine(id);
  const grade = `grade.${line?.id}`;
  const readTyped = async () => toDraftFields((await findQuotation(db, id))?.draft ?? createDraft());
  await post(id, { ...(await readTyped()), [grade]: "ss304", intent: "save" });
  expect(await findLine(id)).toMatchObject({ grade: "ss304", rate: 1800_00 });
  const remembered = { [`rate.${line?.id}`]: "2,500", [`remember.${line?.id}`]: "yes" };
  await post(id, { ...(await readTyped()), ...remembered, [grade]: "ss316", intent: "save" });
  expect(await findLine(id)).toMatchObject({ grade: "ss316", rate: 2500_00 });
  expect(await listRates(db)).toMatchObject([
    { grade: "", rate: 1000_00 },
    { grade: "ss304", rate: 1800_00 },
    { variant: "bars", grade: "ss316", rate: 2500_00 },
  ]);
});

it("remembers a rate without the GST that the typed price includes", async () => {
  const { id } = await storeQuotation();
  const line = await findLine(id);
  const typed = toDraftFields((await findQuotation(db, id))?.draft ?? createDraft());
  const remembered = { [`rate.${line?.id}`]: "1,180", [`remember.${line?.id}`]: "yes" };
  await post(id, { ...typed, ...remembered, pricesIncludeGst: "yes", intent: "save" });
  expect(await findLine(id)).toMatchObject({ rate: 1180_00, gst: 18 });
  expect(await listRates(db)).toMatchObject([{ rate: 1000_00 }]);
});

it("leaves a version of an earlier release as it was sent", async () => {
  const { id } = await storeQuotation();
  await sendStoredQuotation(id);
  const { content, totals } = await db
    .selectFrom("quotation_versions")
    .select(["content", "totals"])
    .where("quotation_id", "=", id)
    .executeTakeFirstOrThrow();
  const { lines, ...rest } = content as { lines: Record<string, unknown>[] };
  const earlier = { ...rest, lines: lines.map(({ grade: _, finish: __, ral: ___, ...line }) => line) };
  const sha256 = hashRecord({ content: earlier, totals });
  // Only a test may change what was sent.
  await db
    .updateTable("quotation_versions")
    .set({ content: JSON.stringify(earlier), sha256 } as never)
    .where("quotation_id", "=", id)
    .execute();
  expect(await checkRecords(db)).toEqual({ altered: 0, total: 0 });
  const [version] = await listVersions(db, id);
  expect(version?.sha256).toBe(sha256);
  expect(version && formatQuotation(version).lines).toMatchObject([{ material: "" }]);
});
