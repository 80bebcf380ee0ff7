import type { MetaArgs, MetaDescriptor } from "@remix-run/react";
import type { RootData, RootLoader } from "~/frames/site/use-root-data";
import type { PictureSource } from "~/platform/images/picture-source";

type SharedPicture = Pick<PictureSource, "src" | "width" | "height" | "alt">;

export interface PageDescription {
  /** Without the business name, which is appended. */
  title: string;
  description: string;
  path: string;
  /** For link previews: a card (`findCard`) or an uploaded picture. */
  picture?: SharedPicture | null;
}

export interface SiteDescription {
  publicUrl: string;
  business: { name: string };
}

export type SiteMetaArgs<Loader> = MetaArgs<Loader, { root: RootLoader }>;

/** Returns undefined if the root loader failed. */
export function findSite(matches: SiteMetaArgs<unknown>["matches"]): RootData | undefined {
  return matches.find(({ id }) => id === "root")?.data;
}

export function writeTitle(title: string | undefined, site: SiteDescription | undefined): string {
  return [title, site?.business.name].filter(Boolean).join(" | ");
}

/** Omits absolute URLs without `site`, which is undefined if the root loader failed. */
export function pageMeta(page: PageDescription, site: SiteDescription | undefined): MetaDescriptor[] {
  const title = writeTitle(page.title, site);
  const tags = [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_IN" },
    { name: "twitter:card", content: page.picture ? "summary_large_image" : "summary" },
  ];
  if (!site) return tags;
  const url = toAbsoluteUrl(page.path, site.publicUrl);
  return [
    ...tags,
    { property: "og:site_name", content: site.business.name },
    { property: "og:url", content: url },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.picture ? createPictureTags(page.picture, site.publicUrl) : []),
  ];
}

function createPictureTags(picture: SharedPicture, publicUrl: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: toAbsoluteUrl(picture.src, publicUrl) },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.alt },
  ];
}

export function toAbsoluteUrl(path: string, publicUrl: string): string {
  return new URL(path, publicUrl).href;
}
