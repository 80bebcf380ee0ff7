import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { findPicture, findSocialCard, type PictureName } from "~/content/pictures.server";
import { type Database, db } from "~/server/db/database.server";
import { orEmpty } from "~/server/or-empty.server";
import { orNotFound, readId } from "~/server/route-params.server";
import type { ItemTable } from "./kinds";
import { emptyListPage, requireListPage } from "./list-request.server";
import type { Page } from "./page";
import { findPlace } from "./place.server";

interface PublicList<Item> {
  /** What it is called in the log. */
  name: string;
  /** The picture that heads it. */
  hero: PictureName & `${string}-hero`;
  count: (db: Database) => Promise<number>;
  list: (db: Database, page: Page) => Promise<Item[]>;
}

/**
 * Reads the page that `?page=` asks for of a list that visitors see, with or without one of its items open over it. A list that
 * cannot be read is shown empty (specification, section 8); only the status says that it will be there again.
 * @throws {Response} 404 where there is no such page
 */
export async function readPublicList<Item>(
  { request, params }: LoaderFunctionArgs,
  { name, hero, count, list }: PublicList<Item>,
) {
  const read = async () => {
    const total = await count(db);
    const page = requireListPage(request, total, params.id !== undefined);
    return { total, page, items: await list(db, page) };
  };
  const found = await orEmpty(name, read(), null);
  return data(
    {
      ...(found ?? { total: 0, page: emptyListPage, items: [] }),
      picture: findPicture(hero),
      card: findSocialCard(hero),
    },
    { status: found ? 200 : 503 },
  );
}

/**
 * Reads the item whose id stands in the path, and its place among all of its kind.
 * @throws {Response} 404 where there is none
 */
export async function readPublicItem<Item>(
  { params }: LoaderFunctionArgs,
  table: ItemTable,
  find: (db: Database, id: number) => Promise<Item | null>,
) {
  const id = readId(params);
  const [item, place] = await Promise.all([find(db, id), findPlace(db, table, id)]);
  return { item: orNotFound(item), place: orNotFound(place) };
}
