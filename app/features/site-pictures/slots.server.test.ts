import { expect, it } from "vitest";
import { sampleGallerySlots, sampleProjectSlots, slots } from "~/content/pictures/slots";
import { shapes } from "./framing";
import { findSlot, slotGroups, slotNames } from "./slots.server";

it("lists the slots of `npm run pictures` once each, without the samples", () => {
  const samples = new Set([...Object.keys(sampleProjectSlots), ...Object.keys(sampleGallerySlots)]);
  const expected = Object.keys(slots).filter((name) => !samples.has(name));
  expect([...slotNames].sort()).toEqual(expected.sort());
});

it("gives the slots of a page distinct labels", () => {
  for (const { slots } of slotGroups) {
    expect(new Set(slots.map(({ label }) => label)).size).toBe(slots.length);
  }
});

it("links slots to the pages that show them", () => {
  const findPath = (name: string) => {
    const { slot, group } = findSlot(name) ?? {};
    return slot?.to ?? group?.to;
  };
  expect(["home-hero", "gallery-hero", "contact-hero", "ms-gate-3"].map(findPath)).toEqual([
    "/",
    "/gallery",
    "/contact",
    "/services/ms-gate",
  ]);
});

it("gives frames the classes for their ratios", () => {
  const ratios: Record<string, number> = { "aspect-video": 16 / 9, "aspect-square": 1 };
  for (const { frames } of Object.values(shapes)) {
    for (const { className, ratio } of frames) {
      const [, width, height] = /(\d+)\/(\d+)/.exec(className) ?? [];
      expect(ratios[className] ?? Number(width) / Number(height)).toBeCloseTo(ratio, 2);
    }
  }
});
