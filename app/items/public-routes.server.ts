import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { findPicture, findSocialCard } from "~/content/pictures.server";
import { db } from "~/server/db/database.server";
import { orEmpty } from "~/server/or-empty.server";
import { orNotFound, readId } from "~/server/route-params.server";
import type { ItemKind } from "./kinds";
import { serverKinds } from "./kinds.server";
import { emptyListPage, type ListPage, selectListPage } from "./list-page";
import { findPlace } from "./place.server";
import { countItems, findItem, listItems } from "./queries.server";

/**
 * Makes the loader of a list that visitors see, with or without one of its items open over it: the page that `?page=` asks
 * for. A list that cannot be read is shown empty, with status 503.
 * @returns a loader that throws a 404 for a page that does not exist
 */
export function publicListLoader<Kind extends ItemKind>(kind: Kind) {
  const { list, hero } = serverKinds[kind];
  return async ({ request, params }: LoaderFunctionArgs) => {
    const read = async () => {
      const total = await countItems(db, kind);
      const page = requireListPage(request, total, params.id !== undefined);
      return { total, page, items: await listItems(db, kind, page) };
    };
    const found = await orEmpty(list, read(), null);
    return data(
      {
        ...(found ?? { total: 0, page: emptyListPage, items: [] }),
        picture: findPicture(hero),
        card: findSocialCard(hero),
      },
      { status: found ? 200 : 503 },
    );
  };
}

/**
 * Makes the loader of an item's own address: the item, and its place in its list.
 * @returns a loader that throws a 404 for an item that does not exist
 */
export function publicItemLoader<Kind extends ItemKind>(kind: Kind) {
  return async ({ params }: LoaderFunctionArgs) => {
    const id = readId(params);
    const [item, place] = await Promise.all([findItem(db, kind, id), findPlace(db, kind, id)]);
    return { item: orNotFound(item), place: orNotFound(place) };
  };
}

/** Behind a detail view the first page stands in for one that does not exist: the item's address stays good when the list shrinks. */
function requireListPage(request: Request, total: number, isBehindDetail: boolean): ListPage {
  const asked = new URL(request.url).searchParams.get("page");
  const page = selectListPage(asked, total);
  return orNotFound(page ?? (isBehindDetail ? selectListPage(null, total) : null));
}
