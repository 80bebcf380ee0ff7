import type { MetaDescriptor } from "@remix-run/react";
import type { PictureSource } from "~/images/picture-source";
import { preloadPicture } from "~/images/preload-picture";
import { pageQuery } from "~/items/list-page";
import { PAGE_HEADER_PICTURE_SIZES } from "~/site/page-header";
import { describeNeighbourPages } from "./page-links";
import { type PageDescription, pageMeta, type SiteDescription } from "./page-meta";

interface ListData {
  page: { number: number; count: number };
  /** The one that heads it. */
  picture: PictureSource;
  card: PageDescription["picture"];
}

/** Describes one page of a list that visitors see; `path` is the list's. */
export function listMeta(
  { path, ...words }: Pick<PageDescription, "title" | "description" | "path">,
  { page, picture, card }: ListData,
  site: SiteDescription | undefined,
): MetaDescriptor[] {
  return [
    ...pageMeta({ ...words, path: `${path}${pageQuery(page.number)}`, picture: card }, site),
    ...describeNeighbourPages(path, page),
    ...preloadPicture(picture, PAGE_HEADER_PICTURE_SIZES),
  ];
}
