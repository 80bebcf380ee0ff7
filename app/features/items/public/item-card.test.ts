import { describe, expect, it } from "vitest";
import type { Item } from "~/features/items/items";
import { cutAtSentence, formatItemText, listItemFacts } from "./item-card";

describe("a card's excerpt", () => {
  it("ends with the last sentence that fits", () => {
    expect(cutAtSentence("One gate. Two leaves. Three hinges on each.", 25)).toBe("One gate. Two leaves.");
  });

  it("is the whole text when it fits", () => {
    expect(cutAtSentence(" One gate. Two leaves ", 40)).toBe("One gate. Two leaves");
  });

  it("is at least the first sentence", () => {
    expect(cutAtSentence("A gate with a very long first sentence. And more.", 10)).toBe(
      "A gate with a very long first sentence.",
    );
  });

  it("does not end within a number or URL", () => {
    expect(cutAtSentence("Tube of 1.5 mm from steel.in here. More of it.", 10)).toBe(
      "Tube of 1.5 mm from steel.in here.",
    );
  });

  it("handles other punctuation, line breaks and an empty text", () => {
    expect(cutAtSentence('Is it "done"?\nYes. It is.', 20)).toBe('Is it "done"?\nYes.');
    expect(cutAtSentence("", 20)).toBe("");
  });
});

it("keeps numbers and units on one line", () => {
  const item = { kind: "project", description: "Posts at 1,200 mm centres." } as Item;
  expect(formatItemText(item)).toBe("Posts at 1,200\u00a0mm centres.");
});

it("shows the month of completion, and N/A only for projects", () => {
  const itemFields = { createdAt: "2031-05-02T00:00:00.000Z", finished: "2031-03", location: null };
  const gallery = { ...itemFields, kind: "gallery", content: "Brushed." };
  const listValues = (item: object) => listItemFacts(item as Item).map(({ value }) => value);
  expect(listValues(gallery)).toEqual(["March 2031"]);
  expect(listValues({ ...gallery, location: "Ooty", finished: null })).toEqual(["Ooty", "May 2031"]);
  expect(listValues({ ...itemFields, kind: "project", createdAt: null, finished: null })).toEqual([
    "N/A",
    "N/A",
  ]);
});
