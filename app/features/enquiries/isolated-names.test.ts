import { expect, it } from "vitest";
import { describePurge } from "~/features/items/trash";
import { isolate } from "~/platform/text/text";
import { describeTownAndAmount, writeEnquiryTitle } from "./describe-enquiry";

const name = "محمد عبد الله";
const isolated = `\u2068${name}\u2069`;

it.each(["Muthu", "முத்து", "मीना", "Ж (2)", ""])("leaves %s unchanged", (text) => {
  expect(isolate(text)).toBe(text);
});

it("isolates right-to-left names in titles, summaries and questions", () => {
  const quote = { kind: "quote", pieces: "2 gates", projectType: null, budget: null } as const;
  expect(writeEnquiryTitle({ ...quote, name, town: "Ooty" })).toBe(`2 gates – ${isolated}, Ooty`);
  expect(describeTownAndAmount({ ...quote, town: name, quotedAmount: 5000 })).toEqual([isolated, "₹5,000"]);
  expect(describePurge("enquiry", name)).toContain(`“${isolated}”, with its files`);
  expect(describePurge("project", `${name} Ltd`)).toContain(`“\u2068${name} Ltd\u2069” and`);
});
