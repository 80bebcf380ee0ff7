import {
  type MetaDescriptor,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useParams,
} from "@remix-run/react";
import { homeCrumb } from "~/content/navigation";
import { describeSamples } from "~/content/pages";
import { publicLists } from "~/features/items/items";
import { buildPageQuery } from "~/features/items/list-page";
import type { publicListLoader } from "~/features/items/public-routes.server";
import { ClosingBand } from "~/frames/site/closing-band";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader } from "~/frames/site/page-header";
import {
  findSite,
  type PageDescription,
  pageMeta,
  type SiteDescription,
  type SiteMetaArgs,
} from "~/frames/site/seo/page-meta";
import { StructuredData } from "~/frames/site/seo/structured-data";
import { useRootData } from "~/frames/site/use-root-data";
import { preloadPicture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import type { ItemKind } from "../../tables";
import { ItemCard } from "../item-card";
import { ItemGrid } from "../item-grid";

export function publicListMeta(list: ItemKind) {
  const { page, metaDescription: description, publicPath: path } = publicLists[list];
  return ({ data, matches }: SiteMetaArgs<ReturnType<typeof publicListLoader>>) =>
    data ? listMeta({ title: page.heading, description, path }, data, findSite(matches)) : [];
}

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

function listMeta(
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

export function createPublicList(list: ItemKind) {
  const { publicPath, messages, page: pageTexts } = publicLists[list];
  return function PublicList() {
    const { items, page, total, picture } = useLoaderData<ReturnType<typeof publicListLoader>>();
    const { publicUrl } = useRootData();
    const samples = describeSamples(items, "items");
    const { id: openId } = useParams();
    const crumbs = [homeCrumb, { label: pageTexts.heading, to: publicPath }];
    const entries = items.map((item) => ({
      ...item,
      path: `${publicPath}/${item.id}${buildPageQuery(page.number)}`,
    }));
    return (
      <>
        <Outlet context={page.number} />
        <PageHeader title={pageTexts.heading} text={pageTexts.text} picture={picture} crumbs={crumbs} />
        <ItemGrid
          listPath={publicPath}
          page={page}
          total={pageTexts.count(total)}
          note={samples.note}
          messages={messages}
        >
          {entries.map(({ path, ...item }) => (
            <ItemCard
              key={item.id}
              item={item}
              to={path}
              isMarked={samples.isMixed}
              isOpen={String(item.id) === openId}
            />
          ))}
        </ItemGrid>
        <ClosingBand />
        <StructuredData
          list={(create) => [create.list(entries, publicUrl), create.breadcrumb(crumbs, publicUrl)]}
        />
      </>
    );
  };
}

/** A detail view does not reload the list behind it. */
export const reuseListBehindItem: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get("page") !== nextUrl.searchParams.get("page") ||
  (currentUrl.pathname === nextUrl.pathname && !isAnotherPhoto(currentUrl, nextUrl));

function isAnotherPhoto(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && from.searchParams.get("photo") !== to.searchParams.get("photo");
}
