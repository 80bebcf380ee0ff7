import { Form } from "@remix-run/react";
import { Panel } from "~/admin/panel";
import type { PictureSource } from "~/content/picture-source";
import { sitePictureWords as words } from "~/content/site-pictures";
import { Picture } from "~/images/picture";
import { Button } from "~/ui/button";

interface SlotHistoryProps {
  slot: string;
  /** Newest first. */
  states: readonly { id: number; savedAt: string; picture: PictureSource; isOwn: boolean }[];
  /** Maximum number of stored states. */
  most: number;
  delivered: PictureSource;
  isRendering: boolean;
}

export function SlotHistory({ slot, states, most, delivered, isRendering }: SlotHistoryProps) {
  const deliveredName = isRendering ? words.deliveredRendering : words.delivered;
  const own = states.map((state) => ({
    ...state,
    name: state.isOwn ? state.savedAt : deliveredName,
    restore: words.restore(state.savedAt),
  }));
  const first = {
    id: 0,
    name: deliveredName,
    picture: delivered,
    isOwn: false,
    restore: isRendering ? words.restoreRendering : words.restoreDelivered,
  };
  // The delivered picture is listed once, first when it is the current one.
  const [current = first, ...others] = own;
  const earlier = [...others.filter(({ isOwn }) => isOwn), ...(current.isOwn ? [first] : [])];
  return (
    <Panel title={words.parts.history} text={states.length > 0 ? words.history(most) : undefined}>
      <ol className="border-steel-200 border-b">
        {[current, ...earlier].map(({ id, name, picture, restore }, index) => (
          <li key={id} className="flex items-center gap-4 border-steel-200 border-t py-2 text-sm">
            <Picture source={{ ...picture, alt: "" }} sizes="64px" className="h-12 w-16 shrink-0" />
            <span className="figures min-w-0 flex-1">{name}</span>
            {index === 0 ? (
              <span className="caption text-steel-600">{words.current}</span>
            ) : (
              <Form method="post" action={`/admin/site-pictures/${slot}/restore/${id}`} preventScrollReset>
                <Button variant="quiet" aria-label={restore}>
                  {id === 0 && isRendering ? words.restoreRendering : words.restoreShort}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
