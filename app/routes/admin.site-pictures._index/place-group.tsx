import { Link } from "@remix-run/react";
import { sitePictureWords as words } from "~/content/site-pictures";
import { Picture } from "~/images/picture";
import type { ListedGroup } from "~/site-pictures/list-screen.server";
import { Icon } from "~/ui/icon";

/** The places of one page. They unfold: their pictures are fetched when somebody looks at them. */
export function PlaceGroup({ group: { id, title, isOpen, places } }: { group: ListedGroup }) {
  const own = places.filter(({ isOwn }) => isOwn).length;
  return (
    <details id={id} open={isOpen} className="group border-steel-200 not-first:border-t">
      <summary className="flex min-h-14 items-center gap-4 px-4 py-3 hover:bg-mist sm:px-6">
        <h3 className="display-face min-w-0 flex-1 text-base tracking-normal">{title}</h3>
        <span className="caption figures text-steel-600">{words.count(own, places.length)}</span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 px-4 pt-2 pb-6 sm:grid-cols-3 sm:px-6 lg:grid-cols-5">
        {places.map(({ name, label, state, isOwn, picture }) => (
          <li key={name} className="group/place relative">
            <Picture source={picture} sizes="16rem" className="aspect-4/3" />
            <Link
              to={`/admin/site-pictures/${name}`}
              className="stretched mt-2 block text-sm leading-snug underline-offset-4 group-hover/place:underline"
            >
              {label}
            </Link>
            <p className={`caption mt-1 ${isOwn ? "text-spark-ink" : "text-steel-600"}`}>
              {words.states[state]}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
