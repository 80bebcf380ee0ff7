import { readFirm } from "~/business/firm.server";
import { keepTogether } from "~/content/keep-together";
import { listGallerySlots, type ServiceSlug, serviceCategories } from "~/content/service-index";
import { summarizeService } from "~/content/service-summary.server";
import { serviceTemplate } from "~/content/service-template";
import { defaultServices, findDefaultService } from "~/content/services";
import { readServices } from "~/features/page-texts/shown-pages.server";
import { listRates } from "~/features/quotations/rates.server";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import type { Database } from "~/platform/database/database.server";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { drawPiece } from "~/sizes/draw-piece";
import { describeFacts } from "~/sizes/facts";
import { joints } from "~/sizes/joints/joints";
import { writeJoint } from "~/sizes/joints/write-joint";
import { proposePiece } from "~/sizes/propose-piece";
import { calculatePiece } from "~/sizes/sizes";
import { writeInlineSvg } from "~/sizes/write-svg";
import { findLowestPrice, formatLowestPrice } from "./lowest-price.server";

function drawJoint(slug: ServiceSlug) {
  const joint = joints[slug];
  if (!joint) return null;
  const { title, text } = joint;
  const parts = joint.parts.map(({ name, grade, size, purpose }) => ({ name, grade, size, purpose }));
  return { ...keepTogether({ title, text, parts }), svg: writeJoint(joint) };
}

/** Returns null for services without sizes. Otherwise, returns drawings for narrow and wide columns, and facts. */
function drawTypicalSizes(slug: ServiceSlug, title: string) {
  const piece = proposePiece(slug);
  const [small, wide] = [
    drawPiece(piece, "small", { showsFeet: false }),
    drawPiece(piece, "wide", { showsFeet: true }),
  ];
  if (!small || !wide) return null;
  const name = serviceTemplate.sizes.drawing(title);
  return {
    small: writeInlineSvg(small, "small-drawing", name),
    wide: writeInlineSvg(wide, "wide-drawing", name),
    facts: keepTogether(describeFacts(calculatePiece(piece).facts, 1, "mm")),
  };
}

function findListing(slug: ServiceSlug) {
  const group = serviceCategories.find(({ items }) => items.some((item) => item.slug === slug));
  const number = defaultServices.findIndex((service) => service.slug === slug) + 1;
  return { group: group?.name ?? "", number, total: defaultServices.length };
}

/** Returns null unless the owner shows prices and has a rate. While the rates cannot be read, the page does without. */
async function readLowestPrice(db: Database, slug: ServiceSlug): Promise<string | null> {
  const firm = await readFirm(db);
  if (!firm.facts.showsPrices) return null;
  const price = findLowestPrice(await withFallback("rates", listRates(db), []), slug);
  return price && formatLowestPrice(price, firm);
}

/** Index of `slug` among the services that link to `target`. Each of them shows another picture of `target`. */
function findLinkIndex(slug: ServiceSlug, target: ServiceSlug): number {
  return defaultServices
    .filter(({ related }) => related.includes(target))
    .findIndex((service) => service.slug === slug);
}

export async function readServicePage(db: Database, slug: string | undefined) {
  const defaultService = findDefaultService(slug);
  if (!defaultService) return null;
  const [services, pictures, price] = await Promise.all([
    readServices(db),
    readShownPictures(db),
    readLowestPrice(db, defaultService.slug),
  ]);
  const service = services[defaultService.slug];
  const { captions, related, ...content } = service;
  return {
    ...content,
    price,
    listing: findListing(service.slug),
    joint: drawJoint(service.slug),
    sizes: drawTypicalSizes(service.slug, service.title),
    hero: pictures.find(`${service.slug}-hero`),
    card: pictures.findCard(`${service.slug}-hero`),
    gallery: listGallerySlots(service.slug).map((slot, index) => ({
      caption: captions[index] ?? "",
      picture: pictures.find(slot),
    })),
    related: related.map((target) => ({
      ...summarizeService(services[target], pictures),
      picture: pictures.find(
        listGallerySlots(target)[findLinkIndex(service.slug, target) % 5] ?? `${target}-hero`,
      ),
    })),
  };
}

export type ServicePage = NonNullable<Awaited<ReturnType<typeof readServicePage>>>;
