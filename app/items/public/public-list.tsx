import { Outlet, type ShouldRevalidateFunction } from "@remix-run/react";
import type { ReactNode } from "react";
import { homeCrumb } from "~/content/navigation";
import type { PictureSource } from "~/images/picture-source";
import { PageHeader } from "~/site/page-header";
import { JsonLd } from "~/site/seo/json-ld";
import { describeBreadcrumb, describeGraph, describeList } from "~/site/seo/structured-data";
import { useRootData } from "~/site/use-root-data";
import { detailPath } from "./detail-path";
import { ItemGrid } from "./item-grid";

interface PublicListProps<Item> {
  /** The address of the list. */
  path: string;
  words: {
    heading: string;
    text: string;
    count: (total: number) => string;
    loading: string;
    emptyPublic: string;
  };
  /** What `readPublicList` has read. */
  data: {
    items: readonly Item[];
    page: { number: number; count: number };
    total: number;
    picture: PictureSource;
  };
  /** Draws an item's card, which leads to its detail view. */
  card: (item: Item, to: string) => ReactNode;
}

/** The projects or the gallery: a hero and a grid of cards; an item's own route opens it over them. */
export function PublicList<Item extends { id: number; title: string; image: PictureSource | null }>({
  path,
  words,
  data: { items, page, total, picture },
  card,
}: PublicListProps<Item>) {
  const { publicUrl } = useRootData();
  const crumbs = [homeCrumb, { label: words.heading, to: path }];
  const pathTo = ({ id }: Item) => detailPath(path, id, page.number);
  const entries = items.map((item) => ({ ...item, path: pathTo(item) }));
  return (
    <>
      <Outlet context={page.number} />
      <PageHeader title={words.heading} text={words.text} picture={picture} crumbs={crumbs} />
      <ItemGrid list={path} page={page} total={words.count(total)} words={words}>
        {items.map((item) => card(item, pathTo(item)))}
      </ItemGrid>
      <JsonLd
        graph={describeGraph(describeList(entries, publicUrl), describeBreadcrumb(crumbs, publicUrl))}
      />
    </>
  );
}

/** A detail view opens over the page of the list that is there already. */
export const keepListBehindItem: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.search !== nextUrl.search || currentUrl.pathname === nextUrl.pathname;
