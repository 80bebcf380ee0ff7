import { createHash } from "node:crypto";
import { test } from "vitest";
import { listRecentEnquiries } from "../../app/features/enquiries/find-enquiry.server";
import { findOrder } from "../../app/features/orders/find-order.server";
import { listEnquiryQuotations } from "../../app/features/quotations/enquiry-quotations.server";
import { listQuotations, type QuotationFilter } from "../../app/features/quotations/quotation-list.server";
import { findLinkedQuotation, findQuotation } from "../../app/features/quotations/quotations.server";
import { readDueQuotations } from "../../app/features/quotations/today.server";
import { type Content, describeOnBothDatabases } from "./databases";
import { fillQuotations } from "./fill-quotations";
import { expectMedianBelow } from "./measure";

const QUOTATIONS = 20_000;
const LIMIT_MS = 50;

const content: Content = {
  file: "tests/bench/fill-quotations.ts",
  fill: (db) => fillQuotations(db, QUOTATIONS),
};

const lists: [name: string, filter: Partial<QuotationFilter>][] = [
  ["the first page", {}],
  ["page 300", { page: 300 }],
  ["drafts", { state: "draft" }],
  ["accepted", { state: "accepted" }],
  ["expired", { state: "expired" }],
  ["a number", { search: "0042" }],
  ["a name", { search: "meena" }],
  ["a name, accepted only", { search: "meena", state: "accepted" }],
  ["a word that matches nothing", { search: "xylophone" }],
];

describeOnBothDatabases(content, (opened) => {
  test.each(lists)("%s", async (name, filter) => {
    await expectMedianBelow(name, LIMIT_MS, () =>
      listQuotations(opened.db, { state: null, search: "", page: 1, ...filter }),
    );
  });

  test("Today", () =>
    expectMedianBelow("Today", LIMIT_MS, () => readDueQuotations(opened.db, new Date(), "Firm")));

  test("the screen of a quotation", () =>
    expectMedianBelow("a quotation", LIMIT_MS, () => findQuotation(opened.db, 10_001)));

  test("the quotations of an enquiry", () =>
    expectMedianBelow("an enquiry", LIMIT_MS, () => listEnquiryQuotations(opened.db, 10_001, "2026-11-24")));

  test("an enquiry's order", () =>
    expectMedianBelow("an order", LIMIT_MS, () => findOrder(opened.db, 10_001)));

  test("enquiries offered as targets for a copy", () =>
    expectMedianBelow("copying", LIMIT_MS, () => listRecentEnquiries(opened.db)));

  test("the customer's page", async () => {
    const hash = createHash("sha256").update("10001").digest("hex");
    await expectMedianBelow("a customer's page", LIMIT_MS, () => findLinkedQuotation(opened.db, hash));
  });
});
