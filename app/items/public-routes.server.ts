import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { db } from "~/database/database.server";
import type { ItemKind } from "~/database/enquiry-tables";
import { requireParameter } from "~/http/canonical-query.server";
import { orEmpty } from "~/http/or-empty.server";
import { orNotFound, readId, readQuery } from "~/http/read-request";
import { readShownPictures } from "~/site-pictures/shown-pictures.server";
import { serverKinds } from "./kinds.server";
import { emptyListPage, findPageOf, type ListPage, selectListPage, selectPhoto } from "./list-page";
import { findListPosition } from "./list-position.server";
import { countFurtherPictures, findFurtherPictures } from "./project-pictures.server";
import { countItems, findItem, listItems } from "./queries.server";

/**
 * Makes the loader of a list that visitors see, with or without one of its items open over it: the page that `?page=` asks
 * for. A list that cannot be read is shown empty, with status 503.
 * @returns a loader that throws a 404 for a page that does not exist, and a 301 to the one address of each page
 */
export function publicListLoader<Kind extends ItemKind>(kind: Kind) {
  const { list, hero } = serverKinds[kind];
  return async ({ request, params }: LoaderFunctionArgs) => {
    const read = async () => {
      const total = await countItems(db, kind);
      const page = requireListPage(request, total, params.id !== undefined);
      return { total, page, items: await listItems(db, kind, page) };
    };
    const [found, pictures] = await Promise.all([orEmpty(list, read(), null), readShownPictures(db)]);
    return data(
      {
        ...(found ?? { total: 0, page: emptyListPage, items: [] }),
        picture: pictures.find(hero),
        card: pictures.findCard(hero),
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
  return async ({ request, params }: LoaderFunctionArgs) => {
    const id = readId(params);
    const [found, foundPlace] = await Promise.all([findItem(db, kind, id), findListPosition(db, kind, id)]);
    const [item, place] = [orNotFound(found), orNotFound(foundPlace)];
    if (askedPage(request) !== null) requirePage(request, findPageOf(place.place));
    const further = kind === "project" ? ((await findFurtherPictures(db, [item]))[id] ?? []) : [];
    const pictures = [item.image ?? [], further.map(({ picture }) => picture)].flat();
    const photo = requirePhoto(request, pictures.length);
    // Whoever goes back over the first photograph comes to the last of the one before.
    const previousPhotos = kind === "project" ? 1 + (await countFurtherPictures(db, place.previousId)) : 1;
    return { item, place, pictures, photo, previousPhotos };
  };
}

/**
 * Which of the photographs of an item its address asks for, from 1.
 * @throws {Response} 301 to the one address of the photograph
 */
export function requirePhoto(request: Request, count: number): number {
  const photo = selectPhoto(readQuery(request).get("photo"), count);
  requireParameter(request, "photo", photo === 1 ? null : String(photo));
  return photo;
}

/**
 * Behind a detail view the first page stands in for one that does not exist: the item's address stays good when the list shrinks.
 */
function requireListPage(request: Request, total: number, isBehindDetail: boolean): ListPage {
  const page = selectListPage(askedPage(request), total);
  if (isBehindDetail) return orNotFound(page ?? selectListPage(null, total));
  const found = orNotFound(page);
  requirePage(request, found.number);
  return found;
}

function askedPage(request: Request): string | null {
  return readQuery(request).get("page");
}

/** @throws {Response} 301 to the one address of the page */
function requirePage(request: Request, number: number): void {
  requireParameter(request, "page", number === 1 ? null : String(number));
}
