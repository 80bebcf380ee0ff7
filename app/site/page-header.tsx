import type { ReactNode } from "react";
import { Picture } from "~/images/picture";
import type { PictureSource } from "~/images/picture-source";
import { joinClasses } from "~/ui/join-classes";
import { Breadcrumb, type Crumb } from "./breadcrumb";
import { PictureDimension } from "./picture-dimension";

/** How wide the picture of a page header is shown; for its preload. */
export const PAGE_HEADER_PICTURE_SIZES = "(min-width: 64rem) 58vw, 100vw";

/** Where a picture `pictureOnWideOnly` is shown; for its preload. */
export const PAGE_HEADER_WIDE_ONLY = "(min-width: 64rem)";

interface PageHeaderProps {
  title: string;
  text?: ReactNode;
  crumbs?: readonly Crumb[];
  picture?: PictureSource;
  /** Leaves the picture out on phones and tablets, so that a form begins on the first screen. */
  pictureOnWideOnly?: boolean;
  /** A title-block line under the picture: material, main size, finish. */
  caption?: string;
  /** What there is to do, as buttons. */
  children?: ReactNode;
}

/** The hero of an inner page: words on graphite, the picture beside them on wide screens and below on phones. */
export function PageHeader({
  title,
  text,
  crumbs,
  picture,
  pictureOnWideOnly = false,
  caption,
  children,
}: PageHeaderProps) {
  return (
    <header className="relative bg-graphite pt-20 text-paper lg:pt-24">
      <div
        className={
          picture ? "page-header-frame lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" : undefined
        }
      >
        <div className={picture ? "page-header-words" : "shell py-12 md:py-20"}>
          {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
          <h1 className="mt-6 text-display">{title}</h1>
          {text ? <div className="mt-5 max-w-[48ch] text-pretty text-lead text-steel-200">{text}</div> : null}
          {children ? (
            <div data-no-print="" className="mt-8 flex flex-wrap gap-3">
              {children}
            </div>
          ) : null}
        </div>
        {picture ? (
          <figure className={joinClasses("flex flex-col", pictureOnWideOnly && "max-lg:hidden")}>
            <span className="hero-transition relative flex flex-col lg:flex-1">
              <Picture
                source={picture}
                sizes={PAGE_HEADER_PICTURE_SIZES}
                // A lazy picture that is not shown is not fetched.
                priority={!pictureOnWideOnly}
                // Wide screens give the frame its height, so that heads are alike whatever the picture's own ratio.
                className="aspect-3/2 print:aspect-5/2 lg:aspect-auto lg:min-h-[max(30rem,min(38.9vw,78svh))] lg:flex-1 lg:[&_picture>img]:absolute lg:[&_picture>img]:inset-0"
              />
              <PictureDimension picture={picture} />
            </span>
            {caption ? (
              <figcaption className="caption px-5 py-3 text-balance text-steel-300 max-sm:pr-22 lg:px-0">
                {caption}
              </figcaption>
            ) : null}
          </figure>
        ) : null}
      </div>
    </header>
  );
}
