import { type ListPage, selectListPage } from "~/domain/items/list-page";
import { orNotFound } from "./route-params.server";

/**
 * The page of a list that `?page=` asks for. Behind a detail view any page will do: its address stays good when the list
 * gets shorter.
 * @throws {Response} 404 where there is no such page
 */
export function requireListPage(request: Request, total: number, isBehindDetail: boolean): ListPage {
  const asked = new URL(request.url).searchParams.get("page");
  const page = selectListPage(asked, total);
  return orNotFound(page ?? (isBehindDetail ? selectListPage(null, total) : null));
}
