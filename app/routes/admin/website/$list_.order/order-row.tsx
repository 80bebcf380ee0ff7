import { Form } from "@remix-run/react";
import { Thumbnail } from "~/features/items/admin/picture-preview";
import type { PictureSource } from "~/platform/images/picture-source";
import { Icon, type IconName } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

interface OrderRowProps {
  id: number;
  title: string;
  image: PictureSource | null;
  isDraft: boolean;
  position: number;
  total: number;
  /** The buttons stay focusable and do nothing. */
  isBusy: boolean;
  isHydrated: boolean;
  onPress: (button: string) => void;
}

export function OrderRow({
  id,
  title,
  image,
  isDraft,
  position,
  total,
  isBusy,
  isHydrated,
  onPress,
}: OrderRowProps) {
  const renderButton = (to: string, icon: IconName, label: string, isEnabled: boolean) => (
    <button
      type="submit"
      name="to"
      value={to}
      disabled={!isEnabled}
      aria-disabled={isBusy || undefined}
      title={label}
      onClick={(event) => (isBusy ? event.preventDefault() : onPress(to))}
      className="grid size-11 place-items-center rounded-sm border border-steel-300 hover:border-graphite active:bg-mist disabled:border-steel-200 disabled:text-steel-300"
    >
      <Icon name={icon} label={`${label}: ${title}`} className="size-5" />
    </button>
  );
  return (
    <li
      id={`item-${id}`}
      className={joinClasses(
        "group/row sheet flex flex-wrap items-center gap-x-3 gap-y-2 p-2 sm:p-3",
        "group-data-dragging/list:not-data-dragged:transition-[translate] group-data-dragging/list:not-data-dragged:duration-150",
        "data-dragged:relative data-dragged:z-10 data-dragged:border-graphite data-dragged:shadow-sheet",
        "target:scroll-mt-32 target:border-spark forced-colors:data-dragged:outline-2 forced-colors:target:outline-2 forced-colors:outline-[Highlight]",
      )}
    >
      {isHydrated ? (
        <span
          data-handle=""
          aria-hidden="true"
          title="Drag to another position"
          className="grid size-11 cursor-grab touch-none group-data-dragged/row:cursor-grabbing shrink-0 place-items-center text-steel-500 hover:text-graphite"
        >
          <Icon name="handle" />
        </span>
      ) : null}
      <Thumbnail image={image} />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 leading-snug wrap-anywhere">{title}</p>
        <p className="caption figures text-steel-600">
          {`${position.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}${isDraft ? ` · Draft` : ""}`}
        </p>
      </div>
      <Form method="post" replace preventScrollReset className="flex w-full justify-end gap-2 sm:w-auto">
        <input type="hidden" name="id" value={id} />
        {isHydrated ? <input type="hidden" name="scripted" value="" /> : null}
        {renderButton("top", "to-top", "Move to top", position > 1)}
        {renderButton("up", "arrow-up", "Move up", position > 1)}
        {renderButton("down", "arrow-down", "Move down", position < total)}
      </Form>
    </li>
  );
}
