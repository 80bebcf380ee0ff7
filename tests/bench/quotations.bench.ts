import { createHash } from "node:crypto";
import { test } from "vitest";
import { listRecentEnquiries } from "../../app/enquiries/recent-enquiries.server";
import { listEnquiryQuotations } from "../../app/quotations/enquiry-quotations.server";
import { findOrder } from "../../app/quotations/order.server";
import { listQuotations, type QuotationFilter } from "../../app/quotations/quotation-list.server";
import { findLinkedQuotation, findQuotation } from "../../app/quotations/quotations.server";
import { readDueQuotations } from "../../app/quotations/today.server";
import { type Content, describeOnBoth } from "./databases";
import { fillQuotations } from "./fill-quotations";
import { measure } from "./measure";

const QUOTATIONS = 20_000;
const LIMIT = 50;

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

describeOnBoth(content, (on) => {
  test.each(lists)("%s", async (name, filter) => {
    await measure(name, LIMIT, () => listQuotations(on.db, { state: null, search: "", page: 1, ...filter }));
  });

  test("Today", () => measure("Today", LIMIT, () => readDueQuotations(on.db, new Date())));

  test("the screen of a quotation", () => measure("a quotation", LIMIT, () => findQuotation(on.db, 10_001)));

  test("the quotations of an enquiry", () =>
    measure("an enquiry", LIMIT, () => listEnquiryQuotations(on.db, 10_001, "2026-11-24")));

  test("the order of an enquiry", () => measure("an order", LIMIT, () => findOrder(on.db, 10_001)));

  test("enquiries to copy to", () => measure("copying", LIMIT, () => listRecentEnquiries(on.db)));

  test("the page of a customer", async () => {
    const hash = createHash("sha256").update("10001").digest("hex");
    await measure("a customer's page", LIMIT, () => findLinkedQuotation(on.db, hash));
  });
});
