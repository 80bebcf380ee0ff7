import { type ListPage, selectListPage } from "~/domain/items/list-page";

/** PostgreSQL's largest integer: no id is larger. */
const LARGEST_ID = 2_147_483_647;

/** @throws {Response} 404 */
export function throwNotFound(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

/**
 * The page of a list that `?page=` asks for. Behind a detail view any page will do: its address stays good when the list
 * gets shorter.
 * @throws {Response} 404 where there is no such page
 */
export function requireListPage(request: Request, total: number, isBehindDetail: boolean): ListPage {
  const asked = new URL(request.url).searchParams.get("page");
  return (
    selectListPage(asked, total) ?? (isBehindDetail ? selectListPage(null, total) : null) ?? throwNotFound()
  );
}

/**
 * The id in an address such as /project/12.
 * @throws {Response} 404 where it can be none
 */
export function requireItemId(id: string | undefined): number {
  if (!id || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > LARGEST_ID) throwNotFound();
  return Number(id);
}
