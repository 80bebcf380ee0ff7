import type { MetaDescriptor } from "@remix-run/react";
import { PAGE_HEADER_PICTURE_SIZES } from "~/frames/site/page-header";
import { type PageDescription, pageMeta, type SiteDescription } from "~/frames/site/seo/page-meta";
import { preloadPicture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import { buildPageQuery } from "../list-page";

function listNeighbourLinks(listPath: string, page: { number: number; count: number }): MetaDescriptor[] {
  const link = (rel: "prev" | "next", number: number) => ({
    tagName: "link",
    rel,
    href: `${listPath}${buildPageQuery(number)}`,
  });
  return [
    ...(page.number > 1 ? [link("prev", page.number - 1)] : []),
    ...(page.number < page.count ? [link("next", page.number + 1)] : []),
  ];
}

interface ListData {
  page: { number: number; count: number };
  picture: PictureSource;
  card: PageDescription["picture"];
}

export function listMeta(
  { path, ...texts }: Pick<PageDescription, "title" | "description" | "path">,
  { page, picture, card }: ListData,
  site: SiteDescription | undefined,
): MetaDescriptor[] {
  return [
    ...pageMeta({ ...texts, path: `${path}${buildPageQuery(page.number)}`, picture: card }, site),
    ...listNeighbourLinks(path, page),
    ...preloadPicture(picture, PAGE_HEADER_PICTURE_SIZES),
  ];
}
