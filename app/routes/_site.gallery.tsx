import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { messages } from "~/content/messages";
import { galleryPage, metaDescriptions } from "~/content/pages";
import { countGalleryItems, listGalleryItems } from "~/items/gallery.server";
import { GalleryCard } from "~/items/public/gallery-card";
import { PublicList } from "~/items/public/public-list";
import { readPublicList } from "~/items/public-list.server";
import type { PageHandle } from "~/server/page-handle";
import { listMeta } from "~/site/seo/list-meta";
import { findSite, type SiteMetaArgs } from "~/site/seo/page-meta";

const path = "/gallery";

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

export async function loader(args: LoaderFunctionArgs) {
  return await readPublicList(args, {
    name: "gallery",
    hero: "gallery-hero",
    count: countGalleryItems,
    list: listGalleryItems,
  });
}

export { keepListBehindItem as shouldRevalidate } from "~/items/public/public-list";

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  if (!data) return [];
  return listMeta(
    { title: galleryPage.heading, description: metaDescriptions.gallery, path },
    data,
    findSite(matches),
  );
}

/** The gallery (specification, section 2). */
export default function GalleryScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <PublicList
      path={path}
      words={{ ...galleryPage, ...messages.gallery }}
      data={data}
      card={(item, to) => <GalleryCard key={item.id} item={item} to={to} />}
    />
  );
}
