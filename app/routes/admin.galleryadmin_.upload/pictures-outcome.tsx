import type { RefusedPicture } from "~/items/held-pictures.server";
import { Icon } from "~/ui/icon";

/** What came of a form that held all the pictures, and the files that could not be used, with the reasons. */
export function PicturesOutcome({ title, failed }: { title: string; failed: readonly RefusedPicture[] }) {
  return (
    <div role="alert" className="grid gap-2 border-danger border-l-4 bg-paper p-4">
      <p className="display-face">{title}</p>
      {failed.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {failed.map(({ name, problem: reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
            <li key={at} className="flex items-start gap-1.5">
              <Icon name="warning" className="mt-0.5 size-4.5 text-danger" />
              <span className="min-w-0 wrap-anywhere">
                <strong>{name}</strong>: {reason}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
