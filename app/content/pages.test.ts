import { expect, it } from "vitest";
import { describeSamples, sampleNotes } from "./pages";

it("marks samples only beside entries of the business, and says once what they are", () => {
  const [sample, own] = [{ isSample: true }, { isSample: false }];
  expect(describeSamples([sample, own], "items")).toEqual({ isMixed: true, note: sampleNotes.items.some });
  expect(describeSamples([sample], "items")).toEqual({ isMixed: false, note: sampleNotes.items.all });
  expect(describeSamples([own], "items").note).toBeUndefined();
  expect(describeSamples([], "items").note).toBeUndefined();
});
