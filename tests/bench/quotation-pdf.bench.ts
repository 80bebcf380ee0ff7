import { expect, test } from "vitest";
import { writeQuotation } from "~/features/quotations/pdf/write-quotation.mjs";
import { createContent, createRecord } from "~/features/quotations/plan-version.server";
import { proposeExtra } from "~/features/quotations/propose-draft";
import type { QuotationDraft } from "~/features/quotations/quotation";
import { formatQuotation } from "~/features/quotations/show-quotation.server";
import { createDraft, firm } from "../support/quotations";

const RUNS = 9;
/** The worst text that the form takes: the script changes at each letter, and there is no space. */
const scripts = [..."LதമಕతहĀ⅜"];
const writeMixed = (length: number) =>
  Array.from({ length }, (_, index) => scripts[index % scripts.length]).join("");

function createLines(count: number, description: string): QuotationDraft["lines"] {
  const line = { ...proposeExtra("motor", []), rate: 28_499_50, description };
  return Array.from({ length: count }, () => line);
}

/** Median CPU seconds. The first run, which opens the fonts, is not counted. */
async function measureCpu(draft: QuotationDraft): Promise<number> {
  const sent = { number: "Q/2031-32/0007", version: 1, today: "2031-05-01" };
  const job = {
    quotation: formatQuotation(createRecord(createContent(draft, firm, sent))),
    acceptance: null,
    logo: null,
  };
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const before = process.cpuUsage();
    await writeQuotation(job);
    const { user, system } = process.cpuUsage(before);
    if (run > 0) times.push((user + system) / 1e6);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

test("draws an ordinary quotation in 0.1 s of CPU, the worst in 0.5 s, at a cost linear in its text", async () => {
  const ordinary = await measureCpu(createDraft());
  const costs: number[] = [];
  for (const length of [50, 100, 200])
    costs.push(await measureCpu(createDraft({ lines: createLines(30, writeMixed(length)) })));
  console.log(`ordinary ${ordinary.toFixed(3)} s; 30 lines of 50, 100 and 200 letters in 8 scripts:`, costs);
  const [single = 0, , fourfold = 0] = costs;
  expect(ordinary).toBeLessThan(0.1);
  expect(fourfold).toBeLessThan(0.5);
  expect(fourfold).toBeLessThan(5 * single);
});
