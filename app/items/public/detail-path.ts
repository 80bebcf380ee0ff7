import { findPageOf, pageQuery } from "~/items/list-page";
import type { Place } from "~/items/place.server";
import type { Steps } from "./step-links";

/** The address of an item's detail view over a page of its list. */
export function detailPath(list: string, id: number, page: number): string {
  return `${list}/${id}${pageQuery(page)}`;
}

/** The way from an item to its neighbours, each over the page it stands on; undefined for the only item there is. */
export function findSteps(list: string, place: Place): Steps | undefined {
  if (place.total < 2) return undefined;
  return {
    previous: detailPath(list, place.previousId, findPageOf(place.previousPlace)),
    next: detailPath(list, place.nextId, findPageOf(place.nextPlace)),
    place: place.place,
    total: place.total,
  };
}
