import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

export const fileInputClasses =
  "block w-full rounded-sm border border-dashed px-4 py-6 hover:border-graphite aria-invalid:border-danger " +
  "file:mr-4 file:min-h-11 file:text-sm file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-steel-400 " +
  "file:bg-paper file:px-4 file:font-semibold file:text-graphite hover:file:border-graphite";

export function FileThumbnail({ thumbnail, className }: { thumbnail: string | null; className: string }) {
  return (
    <span
      className={joinClasses(
        "grid shrink-0 place-items-center overflow-hidden rounded-sm bg-steel-100 text-steel-600",
        className,
      )}
    >
      {thumbnail ? (
        <img src={thumbnail} alt="" className="size-full object-cover" />
      ) : (
        <Icon name="document" className="size-8" />
      )}
    </span>
  );
}
