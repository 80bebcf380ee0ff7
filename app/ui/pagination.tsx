import { paginationWords } from "~/content/pages";
import { pageQuery } from "~/domain/items/list-page";
import { ButtonLink } from "./button";

/** The way through a list of several pages. */
export function Pagination({ list, number, count }: { list: string; number: number; count: number }) {
  if (count < 2) return null;
  return (
    <nav aria-label={paginationWords.label} className="mt-16 flex flex-wrap items-center gap-3">
      {number > 1 ? (
        <ButtonLink variant="secondary" icon="arrow-left" rel="prev" to={`${list}${pageQuery(number - 1)}`}>
          {paginationWords.previous}
        </ButtonLink>
      ) : null}
      <p className="caption figures mx-auto px-4 text-steel-600">{paginationWords.position(number, count)}</p>
      {number < count ? (
        <ButtonLink variant="secondary" icon="arrow-right" rel="next" to={`${list}${pageQuery(number + 1)}`}>
          {paginationWords.next}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
