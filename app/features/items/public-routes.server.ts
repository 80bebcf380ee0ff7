import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId, readQuery } from "~/platform/http/read-request";
import { requireCanonicalParameter } from "~/platform/http/request.server";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { emptyListPage, findPageNumber, type ListPage, selectListPage, selectPhoto } from "./list-page";
import { findListPosition } from "./list-position.server";
import { serverLists } from "./lists.server";
import { countFurtherPictures, findFurtherPictures } from "./project-pictures.server";
import { countItems, findItem, listItems } from "./queries.server";
import type { ItemKind } from "./tables";

/** An unavailable list is shown as empty with status 503. @throws 404, or 301 to the canonical URL */
export function publicListLoader<List extends ItemKind>(list: List) {
  const { source, hero } = serverLists[list];
  return async ({ request, params }: LoaderFunctionArgs) => {
    const readList = async () => {
      const total = await countItems(db, list);
      const page = requireListPage(request, total, params.id !== undefined);
      return { total, page, items: await listItems(db, list, page) };
    };
    const [found, pictures] = await Promise.all([
      withFallback(source, readList(), null),
      readShownPictures(db),
    ]);
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

/** @returns a loader that throws 404 for a missing item */
export function publicItemLoader<List extends ItemKind>(list: List) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const id = readId(params);
    const [found, foundPosition] = await Promise.all([
      findItem(db, list, id),
      findListPosition(db, list, id),
    ]);
    const [item, position] = [orNotFound(found), orNotFound(foundPosition)];
    if (readPageParameter(request) !== null) requirePage(request, findPageNumber(position.position));
    const furtherPictures = list === "project" ? ((await findFurtherPictures(db, [item]))[id] ?? []) : [];
    const pictures = [item.image ?? [], furtherPictures.map(({ picture }) => picture)].flat();
    const photo = requirePhoto(request, pictures.length);
    // Before the first photo comes the last photo of the previous item.
    const previousPhotoCount =
      list === "project" ? 1 + (await countFurtherPictures(db, position.previousId)) : 1;
    return { item, position, pictures, photo, previousPhotoCount };
  };
}

/** Returns the photo's number, from 1. @throws {Response} 301 to the canonical URL */
export function requirePhoto(request: Request, count: number): number {
  const photo = selectPhoto(readQuery(request).get("photo"), count);
  requireCanonicalParameter(request, "photo", photo === 1 ? null : String(photo));
  return photo;
}

/** Under an open item, an invalid page number selects the first page, so that the URL stays valid when the list shrinks. */
function requireListPage(request: Request, total: number, isUnderItem: boolean): ListPage {
  const page = selectListPage(readPageParameter(request), total);
  if (isUnderItem) return orNotFound(page ?? selectListPage(null, total));
  const listPage = orNotFound(page);
  requirePage(request, listPage.number);
  return listPage;
}

function readPageParameter(request: Request): string | null {
  return readQuery(request).get("page");
}

/** @throws {Response} 301 to the page's canonical URL */
function requirePage(request: Request, number: number): void {
  requireCanonicalParameter(request, "page", number === 1 ? null : String(number));
}
