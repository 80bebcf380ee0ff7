import type { MetaDescriptor } from "@remix-run/react";
import { pageQuery } from "~/items/list-page";

/** The pages before and after one of a list, for search engines. */
export function describeNeighbourPages(
  list: string,
  page: { number: number; count: number },
): MetaDescriptor[] {
  const link = (rel: "prev" | "next", number: number) => ({
    tagName: "link",
    rel,
    href: `${list}${pageQuery(number)}`,
  });
  return [
    ...(page.number > 1 ? [link("prev", page.number - 1)] : []),
    ...(page.number < page.count ? [link("next", page.number + 1)] : []),
  ];
}
