import { useEffect } from "react";
import { homeCrumb } from "~/content/navigation";
import { itemKinds, publicKinds } from "~/features/items/kinds";
import { emptyListPage } from "~/features/items/list-page";
import { isFetchFailure } from "~/frames/site/fetch-failure";
import { PageHeader } from "~/frames/site/page-header";
import type { ItemKind } from "~/platform/database/content-tables";
import { ItemGrid } from "./item-grid";

/** Returns the kind whose public list failed to load by script; null for any other error. */
export function findUnfetchedList(error: unknown, pathname: string): ItemKind | null {
  if (!isFetchFailure(error)) return null;
  return itemKinds.find((kind) => publicKinds[kind].publicPath === pathname) ?? null;
}

/** Shows a list that cannot be loaded as empty, as the client's specification requires. */
export function UnfetchedList({ kind, error }: { kind: ItemKind; error: unknown }) {
  const { page, publicPath, messages } = publicKinds[kind];
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
