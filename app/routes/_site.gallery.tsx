import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, Outlet, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { messages } from "~/content/messages";
import { galleryPage, metaDescriptions, serviceTemplate } from "~/content/pages";
import { findPicture, findSocialCard } from "~/content/pictures.server";
import { db } from "~/db/database.server";
import { countGalleryItems, listGalleryItems } from "~/domain/gallery/queries.server";
import { pageQuery } from "~/domain/items/list-page";
import { emptyListPage, requireListPage } from "~/http/list-request.server";
import { orEmpty } from "~/http/or-empty.server";
import type { PageHandle } from "~/http/page-handle";
import type { loader as rootLoader } from "~/root";
import { JsonLd } from "~/seo/json-ld";
import { describeNeighbourPages } from "~/seo/page-links";
import { pageMeta } from "~/seo/page-meta";
import { describeBreadcrumb, describeGraph, describeList } from "~/seo/structured-data";
import { detailPath } from "~/ui/detail-path";
import { GalleryCard } from "~/ui/gallery-card";
import { ItemGrid } from "~/ui/item-grid";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader } from "~/ui/page-header";
import { preloadPicture } from "~/ui/preload-picture";
import { useRootData } from "~/ui/use-root-data";

const path = "/gallery";
const crumbs = [
  { label: serviceTemplate.breadcrumb.home, to: "/" },
  { label: galleryPage.heading, to: path },
];

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

/** A list that cannot be read is shown empty (specification, section 8); only the status says that it will be there again. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const list = await orEmpty("gallery", readList(request, params.id !== undefined), null);
  return data(
    {
      ...(list ?? { total: 0, page: emptyListPage, items: [] }),
      picture: findPicture("gallery-hero"),
      card: findSocialCard("gallery-hero"),
    },
    { status: list ? 200 : 503 },
  );
}

async function readList(request: Request, isBehindDetail: boolean) {
  const total = await countGalleryItems(db);
  const page = requireListPage(request, total, isBehindDetail);
  return { total, page, items: await listGalleryItems(db, page) };
}

/** A detail view opens over the page that is there already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.search !== nextUrl.search || currentUrl.pathname === nextUrl.pathname;

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data: page, matches }) =>
  page
    ? [
        ...pageMeta(
          {
            title: galleryPage.heading,
            description: metaDescriptions.gallery,
            path: `${path}${pageQuery(page.page.number)}`,
            picture: page.card,
          },
          matches.find(({ id }) => id === "root")?.data,
        ),
        ...describeNeighbourPages(path, page.page),
        ...preloadPicture(page.picture, PAGE_HEADER_PICTURE_SIZES).map((link) => ({
          tagName: "link" as const,
          ...link,
        })),
      ]
    : [];

export default function GalleryScreen() {
  const { items, page, total, picture } = useLoaderData<typeof loader>();
  const { publicUrl } = useRootData();
  const cards = items.map((item) => ({ ...item, path: detailPath(path, item.id, page.number) }));
  return (
    <>
      <Outlet context={page.number} />
      <PageHeader title={galleryPage.heading} text={galleryPage.text} picture={picture} crumbs={crumbs} />
      <ItemGrid list={path} page={page} total={galleryPage.count(total)} words={messages.gallery}>
        {cards.map((item) => (
          <GalleryCard key={item.id} item={item} to={item.path} />
        ))}
      </ItemGrid>
      <JsonLd graph={describeGraph(describeList(cards, publicUrl), describeBreadcrumb(crumbs, publicUrl))} />
    </>
  );
}
