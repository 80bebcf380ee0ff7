import { useRef } from "react";
import { useRootData } from "~/site/use-root-data";
import { Icon } from "~/ui/icon";
import { useClosingDetails } from "~/ui/use-closing-details";
import { ScreenLinks } from "./screen-links";

/**
 * The sidebar of small screens: an overlay that the top bar's button opens. A `<details>`, so that it works without
 * JavaScript; its summary covers the page behind the overlay, which closes it. With JavaScript, Escape, going on by
 * keyboard to what it covers and going to another screen close it as well.
 */
export function MenuDrawer() {
  const drawer = useRef<HTMLDetailsElement>(null);
  const { business } = useRootData();

  useClosingDetails(drawer);

  return (
    <details ref={drawer} data-admin-menu="" className="group lg:hidden">
      <summary className="grid size-11 place-items-center rounded-sm group-open:text-paper group-open:before:fixed group-open:before:inset-0 group-open:before:z-40 group-open:before:bg-graphite/70">
        <span className="group-open:fixed group-open:top-2.5 group-open:left-3 group-open:z-60 group-open:grid group-open:size-11 group-open:place-items-center">
          <Icon name="menu" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
        </span>
        <span className="sr-only">Menu</span>
      </summary>
      <div className="fixed inset-y-0 left-0 z-50 flex w-64 max-w-[85vw] flex-col overscroll-contain bg-graphite text-paper forced-colors:border-r">
        <p className="display-face flex h-16 items-center truncate border-steel-700 border-b pr-4 pl-16 text-sm">
          {business.name}
        </p>
        <ScreenLinks />
      </div>
    </details>
  );
}
