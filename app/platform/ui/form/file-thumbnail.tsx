import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

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
