import type { MetaArgs, MetaDescriptor } from "@remix-run/react";
import type { PictureSource } from "~/content/picture-source";
import type { RootLoader } from "~/site/use-root-data";

/** A JPEG with its dimensions in pixels and its alternative text. */
type SharedPicture = Pick<PictureSource, "src" | "width" | "height" | "alt">;

/** What a page tells search engines and those it is shared with. */
export interface PageDescription {
  /** The page's own title; the business's name is added to it. */
  title: string;
  description: string;
  /** Path and query of the page's canonical address, from the root of the site. */
  path: string;
  /** The picture of a shared link: a card of the site (`findCard`) or an uploaded picture. */
  picture?: SharedPicture | null;
}

/** The settings that every page's description needs; the root loader has them. */
export interface SiteDescription {
  publicUrl: string;
  business: { name: string };
}

/** What a route's `meta` function is given, with the root loader's data among it. */
export type SiteMetaArgs<Loader> = MetaArgs<Loader, { root: RootLoader }>;

/** The settings among the data of the matched routes; undefined when the root loader failed. */
export function findSite(matches: SiteMetaArgs<unknown>["matches"]): SiteDescription | undefined {
  return matches.find(({ id }) => id === "root")?.data;
}

/** A page's title with the business's name after it; the name alone, or the title, where one is missing. */
export function writeTitle(title: string | undefined, site: SiteDescription | undefined): string {
  return [title, site?.business.name].filter(Boolean).join(" | ");
}

/**
 * Describes a page by title, description, canonical link, Open Graph and Twitter card.
 *
 * @param site undefined when the root loader failed; the addresses are left out then
 * @returns what a route's `meta` function answers
 */
export function pageMeta(page: PageDescription, site: SiteDescription | undefined): MetaDescriptor[] {
  const title = writeTitle(page.title, site);
  const common = [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_IN" },
    { name: "twitter:card", content: page.picture ? "summary_large_image" : "summary" },
  ];
  if (!site) return common;
  const url = absoluteUrl(page.path, site.publicUrl);
  return [
    ...common,
    { property: "og:site_name", content: site.business.name },
    { property: "og:url", content: url },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.picture ? describePicture(page.picture, site.publicUrl) : []),
  ];
}

function describePicture(picture: SharedPicture, publicUrl: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: absoluteUrl(picture.src, publicUrl) },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.alt },
  ];
}

/** Makes an address of the site absolute, as canonical links and structured data need it. */
export function absoluteUrl(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href;
}
