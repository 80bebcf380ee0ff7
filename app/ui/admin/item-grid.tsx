import { Link, useLocation } from "@remix-run/react";
import { Children, type ReactNode } from "react";
import { trashWords } from "~/content/trash";
import type { ListPage } from "~/domain/items/list-page";
import { DialogLink } from "~/ui/dialog-link";
import { Icon } from "~/ui/icon";
import { Pagination } from "~/ui/pagination";
import { TRASH } from "./trash-address";

interface ItemGridProps {
  /** Address of this list. */
  list: string;
  page: Pick<ListPage, "number" | "count">;
  /** How many items are in the trash, of both kinds. */
  trashed: number;
  /** What the button says that adds an item. */
  add: string;
  /** What is said when there is none. */
  empty: string;
  children: ReactNode;
}

/** A list of projects or gallery items as cards, with the button that adds one. */
export function ItemGrid({ list, page, trashed, add, empty, children }: ItemGridProps) {
  const { search } = useLocation();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 sm:mb-6">
        {trashed > 0 ? (
          <Link
            to={TRASH}
            className="inline-flex min-h-11 items-center gap-2 px-2 text-sm text-steel-700 hover:underline"
          >
            <Icon name="trash" className="size-4.5" />
            <span className="figures">{trashWords.link(trashed)}</span>
          </Link>
        ) : null}
        <DialogLink
          to={`${list}/new${search}`}
          className="display-face inline-flex min-h-11 w-full items-center justify-center gap-2.5 rounded-sm bg-spark px-6 text-graphite text-sm tracking-normal hover:brightness-110 sm:w-auto"
        >
          <Icon name="plus" />
          {add}
        </DialogLink>
      </div>
      {Children.count(children) > 0 ? (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">{children}</div>
      ) : (
        <EmptyList>{empty}</EmptyList>
      )}
      <Pagination list={list} number={page.number} count={page.count} />
    </>
  );
}

/** What stands where a list is empty. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <p className="corner-marks grid min-h-48 place-items-center bg-paper p-6 text-center text-steel-600">
      {children}
    </p>
  );
}
