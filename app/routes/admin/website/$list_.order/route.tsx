import { useLoaderData, useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { orderAction, orderLoader } from "~/features/items/admin-routes.server";
import { buildPageQuery, type ListPage } from "~/features/items/list-page";
import { Pagination } from "~/features/items/public/pagination";
import { adminMeta } from "~/frames/admin/screens";
import type { PictureSource } from "~/platform/images/picture-source";
import { ButtonLink } from "~/platform/ui/button";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { useHydrated } from "~/platform/ui/hooks";
import { Toasts } from "~/platform/ui/toasts";
import { OrderRow } from "./order-row";
import { useDragOrder } from "./use-drag-order";

export const meta = () => adminMeta("Change order");

export const loader = orderLoader;

export const action = orderAction;

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function ItemOrder() {
  const refused = useRefusedForm();
  return <OrderList {...useLoaderData<typeof loader>()} refused={refused} />;
}

interface Item {
  id: number;
  title: string;
  isDraft: boolean;
  image: PictureSource | null;
}

interface Move {
  id: number;
  /** Value of the pressed button; empty after a drag. */
  button: string;
  from: Item[];
}

interface OrderListProps {
  listPath: string;
  items: Item[];
  page: ListPage;
  total: number;
  /** Set when the last move could not be sent. */
  refused: RefusedForm | undefined;
}

function OrderList({ listPath, items, page, total, refused }: OrderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const isHydrated = useHydrated();
  const isBusy = useNavigation().state !== "idle";
  const submit = useSubmit();
  // A dropped row stays in its new position until the server returns a list.
  const [dropped, setDropped] = useState<{ from: Item[]; items: Item[] } | null>(null);
  useEffect(() => {
    if (refused) setDropped(null);
  }, [refused]);
  const shownItems = dropped?.from === items ? dropped.items : items;
  const [lastMove, setLastMove] = useState<Move | null>(null);
  const movedIndex = shownItems.findIndex(({ id }) => id === lastMove?.id);
  const isSaved = lastMove?.from !== items;

  useDragOrder(list, isBusy, (from, to) => {
    const reordered = shownItems.toSpliced(from, 1);
    const item = shownItems[from];
    if (!item) return;
    const nextItem = reordered[to];
    const anchor = nextItem ?? reordered.at(-1);
    reordered.splice(to, 0, item);
    setDropped({ from: items, items: reordered });
    setLastMove({ id: item.id, button: "", from: items });
    if (anchor) {
      const move = { id: item.id, to: nextItem ? "before" : "after", anchor: anchor.id, scripted: "" };
      submit(move, { method: "post", replace: true, preventScrollReset: true });
    }
  });
  useFocusAfterMove(list, items, lastMove);

  return (
    <div>
      <Toasts toast={refused?.toast} />
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 sm:mb-6">
        <p className="measure min-w-0 flex-1 basis-72 text-sm text-steel-600">
          {`Visitors see this order. New items come first. The home page always shows the newest projects. ${isHydrated ? "Drag a row by its handle, or use the buttons." : ""}`}
        </p>
        <ButtonLink
          to={`${listPath}${buildPageQuery(page.number)}`}
          variant="secondary"
          className="ml-auto w-full bg-paper sm:w-auto"
        >
          Done
        </ButtonLink>
      </div>
      <ol
        ref={list}
        className="group/list grid gap-2 data-dragging:cursor-grabbing data-dragging:select-none"
      >
        {shownItems.map((item, index) => (
          <OrderRow
            key={item.id}
            {...item}
            position={page.offset + index + 1}
            total={total}
            isBusy={isBusy}
            isHydrated={isHydrated}
            onPress={(button) => setLastMove({ id: item.id, button, from: items })}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {movedIndex >= 0 && isSaved
          ? `${shownItems[movedIndex]?.title ?? ""} is now number ${(page.offset + movedIndex + 1).toLocaleString("en-US")} of ${total.toLocaleString("en-US")}.`
          : null}
      </p>
      <Pagination listPath={`${listPath}/order`} number={page.number} count={page.count} />
    </div>
  );
}

/** A button loses the focus when its row moves in the page. */
function useFocusAfterMove(list: React.RefObject<HTMLElement>, items: Item[], lastMove: Move | null) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each response
  useEffect(() => {
    if (!lastMove?.button || document.activeElement !== document.body) return;
    const row = list.current?.querySelector(`#item-${lastMove.id}`);
    const button =
      row?.querySelector<HTMLElement>(`button[value="${lastMove.button}"]:enabled`) ??
      row?.querySelector<HTMLElement>("button:enabled");
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" });
  }, [items, key]);
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
