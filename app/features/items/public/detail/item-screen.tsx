import { useLoaderData, useOutletContext } from "@remix-run/react";
import { getItemText, publicLists } from "~/features/items/items";
import { buildPageQuery, buildPhotoQuery, findPageNumber } from "~/features/items/list-page";
import type { ListPosition } from "~/features/items/list-position.server";
import type { publicItemLoader } from "~/features/items/public-routes.server";
import { findSite, pageMeta, type SiteMetaArgs } from "~/frames/site/seo/page-meta";
import { ItemStructuredData } from "~/frames/site/seo/structured-data";
import type { ItemKind } from "../../tables";
import { getCardId } from "../item-card";
import ItemDetail from "./item-detail";
import type { Steps } from "./use-stepping";

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
