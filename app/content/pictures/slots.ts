import { gateAndDoorServiceSlots } from "./slots/gate-and-door-services";
import { otherServiceSlots } from "./slots/other-services";
import { homeSlots, pageSlots, productSlots } from "./slots/pages";
import { railingServiceSlots } from "./slots/railing-services";
import { sampleGallerySlots, sampleProjectSlots } from "./slots/samples";
import type { ServiceSlot, SlotTable } from "./slots/slot-table";

const serviceSlots: SlotTable<ServiceSlot> = {
  ...railingServiceSlots,
  ...gateAndDoorServiceSlots,
  ...otherServiceSlots,
};

export const slots = {
  ...homeSlots,
  ...pageSlots,
  ...productSlots,
  ...sampleProjectSlots,
  ...sampleGallerySlots,
  ...serviceSlots,
};

/** A type import adds nothing to the browser bundle. */
export type PictureName = keyof typeof slots;

/** `minWidth` is in pixels; `needsSocialCard` is true if link previews show a crop of the picture. */
export function getSlotRequirements(slot: string): { minWidth: number; needsSocialCard: boolean } {
  const needsSocialCard = slot.endsWith("-hero");
  return { minWidth: needsSocialCard || slot === "home-hero-tall" ? 960 : 400, needsSocialCard };
}
