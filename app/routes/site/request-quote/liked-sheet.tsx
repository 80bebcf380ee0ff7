import { Link } from "@remix-run/react";
import { requestQuoteLink } from "~/content/navigation";
import { likeTexts } from "~/content/quote";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";

export interface LikedPicture {
  title: string;
  image: PictureSource | null;
}

export function LikedSheet({ like: { title, image } }: { like: LikedPicture }) {
  return (
    <div className="sheet flex min-w-0 items-center gap-4 p-3">
      {image ? (
        <Picture source={{ ...image, alt: "" }} sizes="8rem" className="aspect-4/3 w-28 shrink-0 sm:w-32" />
      ) : null}
      <div className="grid min-w-0 gap-1">
        <p className="caption text-steel-600">{likeTexts.caption}</p>
        <p className="display-face wrap-anywhere tracking-normal">{title}</p>
        <Link
          to={requestQuoteLink.to}
          replace
          preventScrollReset
          className="text-link inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          {likeTexts.removePicture}
        </Link>
      </div>
    </div>
  );
}
