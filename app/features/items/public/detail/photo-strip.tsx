import { Link, useLocation } from "@remix-run/react";
import { itemTexts } from "~/content/pages";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import type { Steps } from "./use-stepping";

export interface Photos {
  pictures: readonly PictureSource[];
  /** From 1. */
  number: number;
  getPath: (number: number) => string;
  /** Path of the previous item's last photo. */
  previousPath?: string | undefined;
}

/** Thumbnails replace the history entry, so that Back closes the view. */
export function PhotoStrip({ pictures, number, getPath }: Photos) {
  const { state } = useLocation();
  return (
    <nav aria-label={itemTexts.photos} className="grid gap-2.5">
      <p aria-live="polite" className="caption figures text-steel-600">
        {itemTexts.photo(number, pictures.length)}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the position distinguishes two pictures
          <li key={index}>
            <Link
              to={getPath(index + 1)}
              replace
              preventScrollReset
              state={state}
              aria-current={index + 1 === number || undefined}
              className="block border-transparent border-b-2 pb-1 transition-[border-color] duration-150 hover:border-steel-400 aria-[current]:border-spark forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
            >
              <Picture source={{ ...picture, alt: "" }} sizes="72px" className="aspect-4/3" />
              <span className="sr-only">{itemTexts.photo(index + 1, pictures.length)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** After the last photo comes the next item or, if there is only one item, the first photo. */
export function findPhotoSteps(
  { pictures, number, getPath, previousPath }: Photos,
  steps: Steps | undefined,
): Pick<Steps, "previous" | "next"> | undefined {
  const count = pictures.length;
  if (count < 2 && !steps) return undefined;
  return {
    previous: number > 1 ? getPath(number - 1) : (previousPath ?? steps?.previous ?? getPath(count)),
    next: number < count ? getPath(number + 1) : (steps?.next ?? getPath(1)),
  };
}
