import { aboutPage } from "~/content/about";
import { homePage } from "~/content/home";
import type { PictureName } from "~/content/pictures/slots";
import { getServicePath, listGallerySlots } from "~/content/service-index";
import { defaultServices } from "~/content/services";
import type { ServiceContent } from "~/content/services/types";
import type { ShapeName } from "./framing";

export interface Slot {
  name: PictureName;
  label: string;
  shape: ShapeName;
  /** Defaults to the group's page. */
  to?: string;
  /** The page shows no picture until the owner adds a photo. */
  isOptional?: boolean;
  /** Text beside the picture, which should match it. */
  caption?: string;
}

export interface SlotGroup {
  id: string;
  title: string;
  isService: boolean;
  to: string;
  slots: readonly Slot[];
}

/** The page texts that name slots. */
export interface SlotTexts {
  home: Pick<typeof homePage, "specializations">;
  about: Pick<typeof aboutPage, "products">;
  services: readonly Pick<ServiceContent, "slug" | "title" | "captions">[];
}

/** Shapes of the tiles on the home page; wide tiles alternate between left and right. */
const tileShapes: readonly ShapeName[] = ["wideTile", "tile", "tile", "wideTile", "wideTile", "tile"];

const createHomeGroup = ({ home }: SlotTexts): SlotGroup => ({
  id: "home",
  title: "Home page",
  isService: false,
  to: "/",
  slots: [
    { name: "home-hero", label: "Home banner", shape: "wide" },
    { name: "home-hero-tall", label: "Home banner on phones", shape: "upright" },
    ...home.specializations.tiles.map(
      ({ title, picture, caption }, index): Slot => ({
        name: picture,
        label: title,
        shape: tileShapes[index] ?? "tile",
        caption,
      }),
    ),
    { name: "process-fabrication", label: "How we work", shape: "band" },
  ],
});

const pages: SlotGroup = {
  id: "pages",
  title: "Other pages",
  isService: false,
  to: "/about",
  slots: [
    { name: "about-hero", label: "About Us banner", shape: "hall" },
    { name: "about-workshop", label: "Workshop, About Us", shape: "story" },
    { name: "about-person", label: "Your photo, About Us", shape: "person", isOptional: true },
    { name: "services-hero", label: "Services banner", shape: "head", to: "/services" },
    { name: "gallery-hero", label: "Gallery banner", shape: "head", to: "/gallery" },
    { name: "projects-hero", label: "Projects banner", shape: "head", to: "/project" },
    { name: "quote-hero", label: "Quote form banner", shape: "deskHead", to: "/request-quote" },
    { name: "contact-hero", label: "Contact banner", shape: "deskHead", to: "/contact" },
  ],
};

const createProductGroup = ({ about }: SlotTexts): SlotGroup => ({
  id: "products",
  title: "Products on About Us",
  isService: false,
  to: "/about#our-products",
  slots: about.products.tiles.map(({ label, picture }) => ({ name: picture, label, shape: "square" })),
});

const createServiceGroups = ({ services }: SlotTexts): readonly SlotGroup[] =>
  services.map(({ slug, title, captions }) => ({
    id: slug,
    title,
    isService: true,
    to: getServicePath(slug),
    slots: [
      { name: `${slug}-hero`, label: "Banner", shape: "head" },
      ...listGallerySlots(slug).map(
        (name, index): Slot => ({
          name,
          label: `Gallery ${index + 1}`,
          shape: "gallery",
          caption: captions[index],
        }),
      ),
    ],
  }));

/** By page, without the slots of the samples. */
export function listSlotGroups(texts: SlotTexts): readonly SlotGroup[] {
  return [createHomeGroup(texts), pages, createProductGroup(texts), ...createServiceGroups(texts)];
}

/** With the default texts. */
export const slotGroups = listSlotGroups({ home: homePage, about: aboutPage, services: defaultServices });

export const slotNames: readonly PictureName[] = slotGroups.flatMap((group) =>
  group.slots.map(({ name }) => name),
);

export function findSlot(
  name: string | undefined,
  groups: readonly SlotGroup[] = slotGroups,
): { slot: Slot; group: SlotGroup } | null {
  for (const group of groups) {
    const slot = group.slots.find((candidate) => candidate.name === name);
    if (slot) return { slot, group };
  }
  return null;
}
