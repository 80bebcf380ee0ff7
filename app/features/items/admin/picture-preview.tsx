import { useEffect, useState } from "react";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import { formatBytes } from "~/platform/text/text";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

export function StoredPreview({
  picture,
  className = "h-[150px] w-[200px]",
}: {
  picture: PictureSource;
  className?: string;
}) {
  return <Picture source={picture} sizes="200px" className={className} />;
}

/** Renders nothing when the browser cannot display the file, such as HEIC. */
export function FilePreview({
  file,
  alt,
  className = "max-h-[150px] max-w-full",
}: {
  file: File;
  alt: string;
  className?: string;
}) {
  const [url, setUrl] = useState<string | null>(null);
  // The browser retains the file in memory until its object URL is revoked.
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  if (!url) return null;
  return (
    <img
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setUrl(null)}
      className={joinClasses("border border-steel-300", className)}
    />
  );
}

/** For example `IMG_2041.jpg, 4.2 MB`. */
export function describeFile({ name, size }: File): string {
  return `${name}, ${formatBytes(size)}`;
}

/** Decorative, because the title is beside it. */
export function Thumbnail({ image }: { image: PictureSource | null }) {
  if (image) {
    return (
      <Picture source={{ ...image, alt: "" }} sizes="96px" className="h-12 w-18 shrink-0 sm:h-16 sm:w-24" />
    );
  }
  return (
    <span className="corner-marks grid h-12 w-18 shrink-0 place-items-center bg-mist text-steel-400 sm:h-16 sm:w-24">
      <Icon name="image" className="size-6" />
    </span>
  );
}
