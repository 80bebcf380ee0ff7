import { createHash } from "node:crypto";
import { test } from "vitest";
import { listRecentEnquiries } from "../../app/enquiries/find-enquiry.server";
import { listEnquiryQuotations } from "../../app/quotations/enquiry-quotations.server";
import { findOrder } from "../../app/quotations/order.server";
import { listQuotations, type QuotationFilter } from "../../app/quotations/quotation-list.server";
import { findLinkedQuotation, findQuotation } from "../../app/quotations/quotations.server";
import { readDueQuotations } from "../../app/quotations/today.server";
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
  ["a name among the accepted", { search: "meena", state: "accepted" }],
  ["a word of no quotation", { search: "xylophone" }],
];

describeOnBothDatabases(content, (opened) => {
  test.each(lists)("%s", async (name, filter) => {
    await expectMedianBelow(name, LIMIT_MS, () =>
      listQuotations(opened.db, { state: null, search: "", page: 1, ...filter }),
    );
  });

  test("Today", () => expectMedianBelow("Today", LIMIT_MS, () => readDueQuotations(opened.db, new Date())));

  test("the screen of a quotation", () =>
    expectMedianBelow("a quotation", LIMIT_MS, () => findQuotation(opened.db, 10_001)));

  test("the quotations of an enquiry", () =>
    expectMedianBelow("an enquiry", LIMIT_MS, () => listEnquiryQuotations(opened.db, 10_001, "2026-11-24")));

  test("the order of an enquiry", () =>
    expectMedianBelow("an order", LIMIT_MS, () => findOrder(opened.db, 10_001)));

  test("enquiries to copy to", () =>
    expectMedianBelow("copying", LIMIT_MS, () => listRecentEnquiries(opened.db)));

  test("the page of a customer", async () => {
    const hash = createHash("sha256").update("10001").digest("hex");
    await expectMedianBelow("a customer's page", LIMIT_MS, () => findLinkedQuotation(opened.db, hash));
  });
});
