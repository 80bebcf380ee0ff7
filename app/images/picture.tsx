import type { MetaDescriptor } from "@remix-run/react";
import type { PictureEncoding, PictureSource } from "~/content/picture-source";
import { joinClasses } from "~/ui/join-classes";

interface PictureProps {
  source: PictureSource;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the picture of the first screen: loaded at once and first. Preload it as well (`preloadPicture`). */
  priority?: boolean;
  /** Of the frame; give it a ratio (`aspect-3/2`) or a height, and the picture is cropped to it about its focus. */
  className?: string;
  /** Other pictures for other screens, the first whose media query matches. */
  alternates?: readonly { media: string; source: PictureSource; sizes: string }[];
}

/** The `srcset` of an encoding: every address with its width. */
function formatSourceSet({ variants }: PictureEncoding): string {
  return variants.map(({ url, width }) => `${url} ${width}w`).join(", ");
}

/** A picture in the best encoding and size for the screen, without layout shift, over its placeholder. */
export function Picture({ source, sizes, priority = false, className, alternates = [] }: PictureProps) {
  return (
    <span className={joinClasses("relative block overflow-hidden bg-steel-100", className)}>
      {source.placeholder ? (
        <img
          src={source.placeholder}
          alt=""
          aria-hidden="true"
          className={joinClasses("absolute inset-0 size-full object-cover", focusClass(source))}
        />
      ) : null}
      <picture>
        {alternates.map((alternate) => (
          <AlternateSources key={alternate.media} {...alternate} />
        ))}
        {source.encodings.map((encoding) => (
          <source key={encoding.type} type={encoding.type} srcSet={formatSourceSet(encoding)} sizes={sizes} />
        ))}
        <img
          src={source.src}
          alt={source.alt}
          width={source.width}
          height={source.height}
          loading={priority ? "eager" : "lazy"}
          decoding="async"
          // React 18 knows the attribute only in small letters.
          {...(priority ? { fetchpriority: "high" } : {})}
          className={joinClasses("relative size-full object-cover", focusClass(source))}
        />
      </picture>
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

function focusClass({ focus }: PictureSource): string | undefined {
  if (typeof focus === "object") return `focus-point focus-x-${focus.x} focus-y-${focus.y}`;
  return focus ? `focus-${focus}` : undefined;
}

/**
 * The `<link>` that fetches a first-screen picture before the markup asks for it, for a route's `meta`. Only the best encoding
 * is preloaded: a browser that cannot read it skips the link.
 */
export function preloadPicture(source: PictureSource, sizes: string, media?: string): MetaDescriptor[] {
  const best = source.encodings[0];
  if (!best) return [];
  return [
    {
      tagName: "link",
      rel: "preload",
      as: "image",
      // React 18 knows the attribute only in small letters.
      fetchpriority: "high",
      type: best.type,
      imageSrcSet: formatSourceSet(best),
      imageSizes: sizes,
      media,
    },
  ];
}
