import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useOutletContext,
  useParams,
} from "@remix-run/react";
import { likeTexts } from "~/content/like";
import { homeCrumb, requestQuoteLink } from "~/content/navigation";
import { describeSamples, itemTexts } from "~/content/pages";
import { getItemText, type Item, publicLists } from "~/features/items/items";
import { buildPageQuery, buildPhotoQuery, findPageNumber } from "~/features/items/list-page";
import type { ListPosition } from "~/features/items/list-position.server";
import type { publicItemLoader, publicListLoader } from "~/features/items/public-routes.server";
import { ClosingBand } from "~/frames/site/closing-band";
import { PageHeader } from "~/frames/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/frames/site/seo/page-meta";
import {
  createBreadcrumbData,
  createGraph,
  createListData,
  ItemStructuredData,
  JsonLd,
} from "~/frames/site/seo/structured-data";
import { TitleBlock } from "~/frames/site/title-block";
import { useRootData } from "~/frames/site/use-root-data";
import { ButtonLink } from "~/platform/ui/button";
import type { ItemKind } from "../tables";
import { DetailDialog } from "./detail-dialog";
import { formatItemText, getCardId, ItemCard, listItemFacts } from "./item-card";
import { ItemGrid } from "./item-grid";
import { listMeta } from "./list-meta";
import type { Photos } from "./photo-strip";
import type { Steps } from "./use-stepping";

export function publicListMeta(list: ItemKind) {
  const { page, metaDescription: description, publicPath: path } = publicLists[list];
  return ({ data, matches }: SiteMetaArgs<ReturnType<typeof publicListLoader>>) =>
    data ? listMeta({ title: page.heading, description, path }, data, findSite(matches)) : [];
}

export function createPublicList(list: ItemKind) {
  const { publicPath, messages, page: pageTexts } = publicLists[list];
  return function PublicList() {
    const { items, page, total, picture } = useLoaderData<ReturnType<typeof publicListLoader>>();
    const { publicUrl } = useRootData();
    const samples = describeSamples(items, "items");
    const { id: openId } = useParams();
    const crumbs = [homeCrumb, { label: pageTexts.heading, to: publicPath }];
    const entries = items.map((item) => ({ ...item, path: getDetailPath(publicPath, item.id, page.number) }));
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
        <JsonLd
          graph={createGraph(createListData(entries, publicUrl), createBreadcrumbData(crumbs, publicUrl))}
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

export function publicItemMeta(list: ItemKind) {
  const { publicPath, metaDescription } = publicLists[list];
  return ({ data, matches }: SiteMetaArgs<ReturnType<typeof publicItemLoader>>) => {
    if (!data) return [];
    const { id, title, image } = data.item;
    const description = getItemText(data.item) || metaDescription;
    return pageMeta({ title, description, path: `${publicPath}/${id}`, picture: image }, findSite(matches));
  };
}

export function createPublicItem(list: ItemKind) {
  const { publicPath } = publicLists[list];
  return function PublicItem() {
    const { item, position, pictures, photo, previousPhotoCount } =
      useLoaderData<ReturnType<typeof publicItemLoader>>();
    const page = useOutletContext<number>();
    const steps = findSteps(publicPath, position);
    const previousPath = getDetailPath(
      publicPath,
      position.previousId,
      findPageNumber(position.previousPosition),
      previousPhotoCount,
    );
    return (
      <>
        <ItemDetail
          item={item}
          closeTo={`${publicPath}${buildPageQuery(page)}#${getCardId(item)}`}
          steps={steps}
          photos={{
            pictures,
            number: photo,
            getPath: (number) => getDetailPath(publicPath, item.id, page, number),
            previousPath: steps ? previousPath : undefined,
          }}
        />
        <ItemStructuredData item={item} pictures={pictures} text={getItemText(item)} />
      </>
    );
  };
}

interface ItemDetailProps {
  item: Item;
  closeTo: string;
  steps?: Steps;
  photos: Photos;
}

export function ItemDetail({ item, closeTo, steps, photos }: ItemDetailProps) {
  return (
    <DetailDialog
      title={item.title}
      image={photos.pictures[photos.number - 1] ?? null}
      closeTo={closeTo}
      steps={steps}
      photos={photos}
    >
      <p className="whitespace-pre-line">{formatItemText(item)}</p>
      {item.isSample ? <p className="text-sm text-steel-600">{itemTexts.sampleText}</p> : null}
      <TitleBlock cells={listItemFacts(item)} />
      <ButtonLink
        to={`${requestQuoteLink.to}?like=${item.kind}-${item.id}`}
        // The form differs for each item, but not for search engines.
        rel="nofollow"
        icon="arrow-right"
        className="justify-self-start"
      >
        {likeTexts.link}
      </ButtonLink>
    </DetailDialog>
  );
}

function getDetailPath(listPath: string, id: number, page: number, photo = 1): string {
  return `${listPath}/${id}${buildPhotoQuery(page, photo)}`;
}

function findSteps(listPath: string, position: ListPosition): Steps | undefined {
  if (position.total < 2) return undefined;
  return {
    previous: getDetailPath(listPath, position.previousId, findPageNumber(position.previousPosition)),
    next: getDetailPath(listPath, position.nextId, findPageNumber(position.nextPosition)),
    position: position.position,
    total: position.total,
  };
}
