import { Form, Link, useLocation } from "@remix-run/react";
import { Children, type ReactNode } from "react";
import type { AdminList } from "~/features/items/admin-list.server";
import { buildPageQuery, MAX_SEARCH_LENGTH, MIN_SEARCHABLE_ITEMS } from "~/features/items/list-page";
import { Pagination } from "~/features/items/public/pagination";
import { TRASH_PATH } from "~/frames/admin/screens";
import { useSearchField } from "~/frames/admin/use-search-field";
import { Button } from "~/platform/ui/button";
import { DialogLink } from "~/platform/ui/dialog";
import { controlClasses } from "~/platform/ui/form/field";
import { Icon, type IconName } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { Menu, menuItem } from "~/platform/ui/menu";

interface AdminItemGridProps extends AdminList {
  listPath: string;
  intro?: string;
  uploadLink?: { to: string; label: string };
  addLabel: string;
  emptyText: string;
  isDense?: boolean;
  labels: {
    search: string;
    /** A noun whose plural ends with "s". */
    singular: string;
  };
  children: ReactNode;
}

export function AdminItemGrid(props: AdminItemGridProps) {
  const {
    listPath,
    intro,
    page,
    search,
    total,
    matches,
    trashCount,
    addLabel,
    uploadLink,
    emptyText,
    isDense,
    labels,
    children,
  } = props;
  const query = useLocation().search;
  const isSortable = search === "" && total > 1;
  const isSearchable = search !== "" || total >= MIN_SEARCHABLE_ITEMS;
  return (
    <>
      {intro ? <p className="mb-4 max-w-[56ch] text-steel-600">{intro}</p> : null}
      <div className="mb-4 flex flex-wrap items-end justify-end gap-x-3 gap-y-3 sm:mb-6" data-no-print="">
        {isSearchable ? <ItemSearch listPath={listPath} label={labels.search} search={search} /> : null}
        {uploadLink ? <ToolLink {...uploadLink} icon="upload" /> : null}
        <DialogLink
          to={`${listPath}/new${query}`}
          className="display-face inline-flex min-h-12 flex-1 items-center justify-center gap-2.5 rounded-sm bg-spark px-6 text-coal text-sm tracking-normal hover:brightness-110 sm:flex-none"
        >
          <Icon name="plus" />
          {addLabel}
        </DialogLink>
        {trashCount > 0 || isSortable ? (
          <div className="relative">
            <Menu label="More" className="min-h-12">
              {isSortable ? (
                <Link to={`${listPath}/order${buildPageQuery(page.number)}`} className={menuItem}>
                  <Icon name="order" className="size-4.5" />
                  Change order
                </Link>
              ) : null}
              {trashCount > 0 ? (
                <Link to={TRASH_PATH} className={menuItem}>
                  <Icon name="trash" className="size-4.5" />
                  {`Trash (${trashCount.toLocaleString("en-US")})`}
                </Link>
              ) : null}
            </Menu>
          </div>
        ) : null}
      </div>
      {isSearchable && matches > 0 ? (
        <p className="figures mb-3 text-sm text-steel-600">
          {`${matches.toLocaleString("en-US")} ${labels.singular}${matches === 1 ? "" : "s"}`}
        </p>
      ) : null}
      {Children.count(children) > 0 ? (
        <div
          className={joinClasses(
            "grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 2xl:grid-cols-4",
            isDense ? "grid-cols-2" : "grid-cols-1",
          )}
        >
          {children}
        </div>
      ) : (
        <EmptyList>{search ? "No results. Try fewer words, or show all." : emptyText}</EmptyList>
      )}
      <Pagination listPath={listPath} number={page.number} count={page.count} search={search} />
    </>
  );
}

function ToolLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link
      to={to}
      className="figures inline-flex min-h-12 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-sm border border-steel-300 px-3 text-sm hover:border-graphite hover:bg-paper sm:flex-none sm:px-4"
    >
      <Icon name={icon} className="size-4.5" />
      {label}
    </Link>
  );
}

export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <p className="corner-marks grid min-h-48 place-items-center bg-paper p-6 text-center text-steel-600">
      {children}
    </p>
  );
}

interface ItemSearchProps {
  listPath: string;
  label: string;
  search: string;
}

function ItemSearch({ listPath, label, search }: ItemSearchProps) {
  return (
    <Form
      action={listPath}
      role="search"
      className="flex w-full flex-wrap items-center gap-3 lg:mr-auto lg:w-auto"
    >
      <input
        ref={useSearchField(search)}
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        defaultValue={search}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        className={`${controlClasses} min-w-0 flex-1 bg-paper lg:w-80`}
      />
      <Button variant="secondary" icon="search" className="min-h-12 bg-paper">
        Search
      </Button>
      {search ? (
        <Link to={listPath} className="text-link inline-flex min-h-11 items-center text-sm">
          Show all
        </Link>
      ) : null}
    </Form>
  );
}
