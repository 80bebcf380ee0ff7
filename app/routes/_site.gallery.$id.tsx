import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { metaDescriptions } from "~/content/pages";
import { findGalleryItem } from "~/items/gallery.server";
import { pageQuery } from "~/items/list-page";
import { findSteps } from "~/items/public/detail-path";
import { GalleryDialog } from "~/items/public/gallery-dialog";
import { readPublicItem } from "~/items/public-list.server";
import type { PageHandle } from "~/server/page-handle";
import { ItemStructuredData } from "~/site/seo/item-structured-data";
import { findSite, pageMeta, type SiteMetaArgs } from "~/site/seo/page-meta";

const list = "/gallery";

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

export async function loader(args: LoaderFunctionArgs) {
  return await readPublicItem(args, "gallery_items", findGalleryItem);
}

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  if (!data) return [];
  const { id, title, content, image } = data.item;
  const description = content || metaDescriptions.gallery;
  return pageMeta({ title, description, path: `${list}/${id}`, picture: image }, findSite(matches));
}

/** A gallery item in full, over the page of the gallery that it stands on. */
export default function GalleryDetail() {
  const { item, place } = useLoaderData<typeof loader>();
  const page = useOutletContext<number>();
  return (
    <>
      <GalleryDialog item={item} closeTo={`${list}${pageQuery(page)}`} steps={findSteps(list, place)} />
      <ItemStructuredData item={item} text={item.content} />
    </>
  );
}
