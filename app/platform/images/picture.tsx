import type { MetaDescriptor } from "@remix-run/react";
import type { PictureEncoding, PictureSource } from "~/platform/images/picture-source";
import { joinClasses } from "~/platform/ui/join-classes";

interface PictureProps {
  source: PictureSource;
  sizes: string;
  /** For the first screen: loads eagerly with high priority. Also preload it with `preloadPicture`. */
  priority?: boolean;
  /** Class of the frame. With a ratio (`aspect-3/2`) or a height, the picture is cropped around its focal point. */
  className?: string;
  /** Pictures for other screens; the first matching media query wins. */
  alternates?: readonly { media: string; source: PictureSource; sizes: string }[];
  /** Shows only the frame and its blurred placeholder while the page shows the picture elsewhere. */
  showsOnlyPlaceholder?: boolean | undefined;
}

function formatSourceSet({ variants }: PictureEncoding): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(", ");
}

export function Picture({
  source,
  sizes,
  priority = false,
  className,
  alternates = [],
  showsOnlyPlaceholder = false,
}: PictureProps) {
  return (
    <span className={joinClasses("relative block overflow-hidden bg-steel-100", className)}>
      {source.placeholder ? (
        <img
          src={source.placeholder}
          alt=""
          aria-hidden="true"
          className={joinClasses("absolute inset-0 size-full object-cover", getFocusClass(source))}
        />
      ) : null}
      {showsOnlyPlaceholder ? null : (
        <picture>
          {alternates.map((alternate) => (
            <AlternateSources key={alternate.media} {...alternate} />
          ))}
          {source.encodings.map((encoding) => (
            <source
              key={encoding.type}
              type={encoding.type}
              srcSet={formatSourceSet(encoding)}
              sizes={sizes}
            />
          ))}
          <img
            src={source.src}
            alt={source.alt}
            width={source.width}
            height={source.height}
            loading={priority ? "eager" : "lazy"}
            decoding="async"
            // React 18 supports the attribute only in lower case.
            {...(priority ? { fetchpriority: "high" } : {})}
            className={joinClasses("relative size-full object-cover", getFocusClass(source))}
          />
        </picture>
      )}
    </span>
  );
}

function AlternateSources({ media, source, sizes }: { media: string; source: PictureSource; sizes: string }) {
  const { width, height } = source;
  return (
    <>
      {source.encodings.map((encoding) => (
        <source
          key={encoding.type}
          srcSet={formatSourceSet(encoding)}
          {...{ media, sizes, width, height, type: encoding.type }}
        />
      ))}
      <source srcSet={`${source.src} ${width}w`} {...{ media, sizes, width, height }} />
    </>
  );
}

function getFocusClass({ focus }: PictureSource): string | undefined {
  if (typeof focus === "object") return `focus-point focus-x-${focus.x} focus-y-${focus.y}`;
  return focus && `object-${focus}`;
}

/** Preload link of a picture on the first screen, for `meta`. Only the best format: browsers without it ignore the link. */
export function preloadPicture(source: PictureSource, sizes: string, media?: string): MetaDescriptor[] {
  const best = source.encodings[0];
  if (!best) return [];
  return [
    {
      tagName: "link",
      rel: "preload",
      as: "image",
      // React 18 supports the attribute only in lower case.
      fetchpriority: "high",
      type: best.type,
      imageSrcSet: formatSourceSet(best),
      imageSizes: sizes,
      media,
    },
  ];
}
