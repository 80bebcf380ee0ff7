import { expect, it } from "vitest";
import { slots } from "~/content/pictures/slots";
import { sampleGallerySlots, sampleProjectSlots } from "~/content/pictures/slots/samples";
import { shapes } from "./shapes";
import { findSlot, slotGroups, slotNames } from "./slots.server";

it("match those of `npm run pictures`, each once, without the samples' pictures", () => {
  const samples = new Set([...Object.keys(sampleProjectSlots), ...Object.keys(sampleGallerySlots)]);
  const wanted = Object.keys(slots).filter((name) => !samples.has(name));
  expect([...slotNames].sort()).toEqual(wanted.sort());
});

it("have distinct labels on each page", () => {
  for (const { slots } of slotGroups) {
    expect(new Set(slots.map(({ label }) => label)).size).toBe(slots.length);
  }
});

it("link to the pages that show them", () => {
  const address = (name: string) => {
    const { slot, group } = findSlot(name) ?? {};
    return slot?.to ?? group?.to;
  };
  expect(["home-hero", "gallery-hero", "contact-hero", "ms-gate-3"].map(address)).toEqual([
    "/",
    "/gallery",
    "/contact",
    "/services/ms-gate",
  ]);
});

it("have frames with classes for their ratios", () => {
  const known: Record<string, number> = { "aspect-video": 16 / 9, "aspect-square": 1 };
  for (const { frames } of Object.values(shapes)) {
    for (const { className, ratio } of frames) {
      const [, width, height] = /(\d+)\/(\d+)/.exec(className) ?? [];
      expect(known[className] ?? Number(width) / Number(height)).toBeCloseTo(ratio, 2);
    }
  }
});
