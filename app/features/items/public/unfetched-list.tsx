import { useEffect } from "react";
import { homeCrumb } from "~/content/navigation";
import { itemLists, publicLists } from "~/features/items/items";
import { emptyListPage } from "~/features/items/list-page";
import { isFetchFailure } from "~/frames/site/fetch-failure";
import { PageHeader } from "~/frames/site/page-header";
import type { ItemKind } from "../tables";
import { ItemGrid } from "./item-grid";

/** Returns the list whose public page failed to load by script; null for any other error. */
export function findUnfetchedList(error: unknown, pathname: string): ItemKind | null {
  if (!isFetchFailure(error)) return null;
  return itemLists.find((list) => publicLists[list].publicPath === pathname) ?? null;
}

/** Shows a list that cannot be loaded as empty, as the client's specification requires. */
export function UnfetchedList({ list, error }: { list: ItemKind; error: unknown }) {
  const { page, publicPath, messages } = publicLists[list];
  useEffect(
    // biome-ignore lint/suspicious/noConsole: logs in the browser
    () => console.error(`The list at ${publicPath} could not be fetched.`, error),
    [publicPath, error],
  );
  return (
    <>
      <PageHeader
        title={page.heading}
        text={page.text}
        crumbs={[homeCrumb, { label: page.heading, to: publicPath }]}
      />
      <ItemGrid listPath={publicPath} page={emptyListPage} total={page.count(0)} messages={messages}>
        {[]}
      </ItemGrid>
    </>
  );
}
