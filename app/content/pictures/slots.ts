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

/** Every place of the site that shows one of its own pictures, and the shots that suit it. */
export const slots = {
  ...homeSlots,
  ...pageSlots,
  ...productSlots,
  ...sampleProjectSlots,
  ...sampleGallerySlots,
  ...serviceSlots,
};

/** Names the content modules use; importing this type costs the browser nothing. */
export type PictureName = keyof typeof slots;

/** What the picture of a place needs: fewest pixels across, and whether previews of links show a card that is cut from it. */
export function listNeeds(slot: string): { minWidth: number; card: boolean } {
  const card = slot.endsWith("-hero");
  return { minWidth: card || slot === "home-hero-tall" ? 960 : 400, card };
}
