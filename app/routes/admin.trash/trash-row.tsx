import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { formatDay } from "~/admin/format-day";
import { trashWords } from "~/content/trash";
import { Thumbnail } from "~/items/admin/picture-preview";
import { restoreAddress, TRASH } from "~/items/trash";
import type { TrashedItem } from "~/items/trash.server";
import { Button } from "~/ui/button";
import { DialogLink } from "~/ui/dialog";
import { Icon } from "~/ui/icon";

/** A deleted item with the days left to restore it, and buttons to restore or purge it. */
export function TrashRow({ item }: { item: TrashedItem }) {
  const { kind, id, title, image, deletedAt, daysLeft } = item;
  const titleId = useId();
  const { search } = useLocation();
  const restore = restoreAddress(kind, id, `${TRASH}${search}`);
  const { state, formAction } = useNavigation();
  return (
    <article
      aria-labelledby={titleId}
      className="sheet flex flex-wrap items-start gap-x-4 gap-y-2 p-3 sm:p-4"
    >
      <Thumbnail image={image} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="caption text-steel-600">{trashWords.kinds[kind]}</p>
        <h2 id={titleId} className="text-title wrap-anywhere">
          {title}
        </h2>
        <p className="figures flex flex-wrap gap-x-3 text-sm text-steel-600">
          <span>{trashWords.deleted(formatDay(deletedAt))}</span>
          <span>{trashWords.daysLeft(daysLeft)}</span>
        </p>
      </div>
      <div className="flex w-full items-center justify-end gap-2 sm:w-auto sm:self-center">
        <DialogLink
          to={`${TRASH}/${kind}/${id}/delete${search}`}
          className="inline-flex min-h-11 items-center gap-2 px-3 text-danger text-sm underline decoration-current/40 underline-offset-[0.35em] hover:decoration-current"
        >
          <Icon name="trash" className="size-4.5" />
          <span>
            {trashWords.purge}
            <span className="sr-only"> {title}</span>
          </span>
        </DialogLink>
        <Form method="post" action={restore} preventScrollReset>
          <Button variant="secondary" busy={state !== "idle" && formAction === restore}>
            {trashWords.restore}
            <span className="sr-only"> {title}</span>
          </Button>
        </Form>
      </div>
    </article>
  );
}
