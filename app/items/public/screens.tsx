import { Outlet, type ShouldRevalidateFunction, useLoaderData, useOutletContext } from "@remix-run/react";
import type { ComponentType } from "react";
import { likeWords } from "~/content/like";
import { homeCrumb, requestQuoteLink } from "~/content/navigation";
import { pieceWords } from "~/content/pages";
import type { PictureSource } from "~/content/picture-source";
import type { ItemKind } from "~/database/enquiry-tables";
import { type Item, publicKinds, textOf } from "~/items/kinds";
import { findPageOf, pageQuery, photoQuery } from "~/items/list-page";
import type { ListPosition } from "~/items/list-position.server";
import type { publicItemLoader, publicListLoader } from "~/items/public-routes.server";
import type { Crumb } from "~/site/breadcrumb";
import { ClosingBand } from "~/site/closing-band";
import { PageHeader } from "~/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/site/seo/page-meta";
import {
  describeBreadcrumb,
  describeGraph,
  describeList,
  ItemStructuredData,
  JsonLd,
} from "~/site/seo/structured-data";
import { TitleBlock } from "~/site/title-block";
import { useRootData } from "~/site/use-root-data";
import { ButtonLink } from "~/ui/button";
import { DetailDialog } from "./detail-dialog";
import { cardId, GalleryItemCard, itemFacts, ProjectCard } from "./item-card";
import { ItemGrid } from "./item-grid";
import { listMeta } from "./list-meta";
import type { Photos } from "./photo-strip";
import type { Steps } from "./use-stepping";

/** Makes the `meta` function of the page that lists a kind of item. */
export function publicListMeta(kind: ItemKind) {
  const { page, metaDescription: description, publicPath: path } = publicKinds[kind];
  return ({ data, matches }: SiteMetaArgs<ReturnType<typeof publicListLoader>>) =>
    data ? listMeta({ title: page.heading, description, path }, data, findSite(matches)) : [];
}

/** What the head of a list shows. */
export interface ListHeadProps {
  title: string;
  text: string;
  picture: PictureSource;
  crumbs: readonly Crumb[];
}

/** Makes the page that lists a kind of item: its head and a grid of cards. An item's own route opens it over them. */
export function createPublicList(kind: ItemKind, Head: ComponentType<ListHeadProps> = PageHeader) {
  const { publicPath, words, page: pageWords } = publicKinds[kind];
  return function PublicList() {
    const { items, page, total, picture } = useLoaderData<ReturnType<typeof publicListLoader>>();
    const { publicUrl } = useRootData();
    const crumbs = [homeCrumb, { label: pageWords.heading, to: publicPath }];
    const entries = items.map((item) => ({ ...item, path: detailPath(publicPath, item.id, page.number) }));
    return (
      <>
        <Outlet context={page.number} />
        <Head title={pageWords.heading} text={pageWords.text} picture={picture} crumbs={crumbs} />
        <ItemGrid list={publicPath} page={page} total={pageWords.count(total)} words={words}>
          {entries.map(({ path, ...item }) =>
            "content" in item ? (
              <GalleryItemCard key={item.id} item={item} to={path} />
            ) : (
              <ProjectCard key={item.id} project={item} to={path} />
            ),
          )}
        </ItemGrid>
        <ClosingBand />
        <JsonLd
          graph={describeGraph(describeList(entries, publicUrl), describeBreadcrumb(crumbs, publicUrl))}
        />
      </>
    );
  };
}

/** The `shouldRevalidate` of a list: a detail view opens over the page of the list that is there already. */
export const reuseListBehindItem: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get("page") !== nextUrl.searchParams.get("page") ||
  (currentUrl.pathname === nextUrl.pathname && !isAnotherPhoto(currentUrl, nextUrl));

/** Whether one only looks at another photograph of the same item. */
function isAnotherPhoto(from: URL, to: URL): boolean {
  return from.pathname === to.pathname && from.searchParams.get("photo") !== to.searchParams.get("photo");
}

/** Makes the `meta` function of an item's own address. */
export function publicItemMeta(kind: ItemKind) {
  const { publicPath, metaDescription } = publicKinds[kind];
  return ({ data, matches }: SiteMetaArgs<ReturnType<typeof publicItemLoader>>) => {
    if (!data) return [];
    const { id, title, image } = data.item;
    const description = textOf(data.item) || metaDescription;
    return pageMeta({ title, description, path: `${publicPath}/${id}`, picture: image }, findSite(matches));
  };
}

/** Makes the detail view at an item's own address, over the page of the list that the item is on. */
export function createPublicItem(kind: ItemKind) {
  const { publicPath } = publicKinds[kind];
  return function PublicItem() {
    const { item, place, pictures, photo, previousPhotos } =
      useLoaderData<ReturnType<typeof publicItemLoader>>();
    const page = useOutletContext<number>();
    const steps = findSteps(publicPath, place);
    const before = detailPath(publicPath, place.previousId, findPageOf(place.previousPlace), previousPhotos);
    return (
      <>
        <ItemDetail
          item={item}
          closeTo={`${publicPath}${pageQuery(page)}#${cardId(item)}`}
          steps={steps}
          photos={{
            pictures,
            number: photo,
            addressOf: (number) => detailPath(publicPath, item.id, page, number),
            before: steps ? before : undefined,
          }}
        />
        <ItemStructuredData item={item} pictures={pictures} text={textOf(item)} />
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

/** An item in full, over the page that `closeTo` leads to. */
export function ItemDetail({ item, closeTo, steps, photos }: ItemDetailProps) {
  return (
    <DetailDialog
      title={item.title}
      image={photos.pictures[photos.number - 1] ?? null}
      closeTo={closeTo}
      steps={steps}
      photos={photos}
    >
      <p className="whitespace-pre-line">{textOf(item)}</p>
      {item.isSample ? <p className="text-sm text-steel-600">{pieceWords.sampleText}</p> : null}
      <TitleBlock cells={itemFacts(item)} />
      <ButtonLink
        to={`${requestQuoteLink.to}?like=${"content" in item ? "gallery" : "project"}-${item.id}`}
        // One page for each item, and none of them says anything to a search engine.
        rel="nofollow"
        icon="arrow-right"
        className="justify-self-start"
      >
        {likeWords.link}
      </ButtonLink>
    </DetailDialog>
  );
}

/** The address of an item's detail view over a page of its list. */
function detailPath(list: string, id: number, page: number, photo = 1): string {
  return `${list}/${id}${photoQuery(page, photo)}`;
}

/** The way from an item to its neighbours, each over its own page; undefined for an item without neighbours. */
function findSteps(list: string, place: ListPosition): Steps | undefined {
  if (place.total < 2) return undefined;
  return {
    previous: detailPath(list, place.previousId, findPageOf(place.previousPlace)),
    next: detailPath(list, place.nextId, findPageOf(place.nextPlace)),
    place: place.place,
    total: place.total,
  };
}
