import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData, useOutletContext } from "@remix-run/react";
import { metaDescriptions } from "~/content/pages";
import { db } from "~/db/database.server";
import { findGalleryItem } from "~/domain/gallery/queries.server";
import { pageQuery } from "~/domain/items/list-page";
import { findPlace } from "~/domain/items/place.server";
import type { PageHandle } from "~/http/page-handle";
import { orNotFound, readId } from "~/http/route-params.server";
import type { loader as rootLoader } from "~/root";
import { JsonLd } from "~/seo/json-ld";
import { pageMeta } from "~/seo/page-meta";
import { describeGraph, describeImage } from "~/seo/structured-data";
import { findSteps } from "~/ui/detail-path";
import { GalleryDialog } from "~/ui/gallery-dialog";
import { useRootData } from "~/ui/use-root-data";

const list = "/gallery";

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

export async function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params);
  const [item, place] = await Promise.all([findGalleryItem(db, id), findPlace(db, "gallery_items", id)]);
  return { item: orNotFound(item), place: orNotFound(place) };
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, matches }) =>
  data
    ? pageMeta(
        {
          title: data.item.title,
          description: data.item.content || metaDescriptions.gallery,
          path: `${list}/${data.item.id}`,
          picture: data.item.image,
        },
        matches.find(({ id }) => id === "root")?.data,
      )
    : [];

export default function GalleryDetail() {
  const { item, place } = useLoaderData<typeof loader>();
  const site = useRootData();
  const page = useOutletContext<number>();
  return (
    <>
      <GalleryDialog item={item} closeTo={`${list}${pageQuery(page)}`} steps={findSteps(list, place)} />
      {item.image ? (
        <JsonLd
          graph={describeGraph(describeImage({ ...item, picture: item.image, text: item.content }, site))}
        />
      ) : null}
    </>
  );
}
