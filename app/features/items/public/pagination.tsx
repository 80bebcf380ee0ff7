import { paginationLabels } from "~/content/pages";
import { buildPageQuery } from "~/features/items/list-page";
import { ButtonLink } from "~/platform/ui/button";

interface PaginationProps {
  listPath: string;
  number: number;
  count: number;
  search?: string;
}

export function Pagination({ listPath, number, count, search }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav
      aria-label={paginationLabels.label}
      className="mt-16 grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr]"
    >
      <p className="caption figures col-span-2 mb-2 text-center text-steel-600 sm:col-span-1 sm:col-start-2 sm:mb-0">
        {paginationLabels.position(number, count)}
      </p>
      {number > 1 ? (
        <ButtonLink
          variant="secondary"
          icon="arrow-left"
          rel="prev"
          to={`${listPath}${buildPageQuery(number - 1, search)}`}
          className="sm:col-start-1 sm:row-start-1 sm:justify-self-start"
        >
          {paginationLabels.previous}
        </ButtonLink>
      ) : null}
      {number < count ? (
        <ButtonLink
          variant="secondary"
          icon="arrow-right"
          rel="next"
          to={`${listPath}${buildPageQuery(number + 1, search)}`}
          className="col-start-2 sm:col-start-3 sm:row-start-1 sm:justify-self-end"
        >
          {paginationLabels.next}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
