import { aboutHero } from "~/content/about";
import { FOUNDED_YEAR } from "~/content/navigation";
import type { PictureSource } from "~/content/picture-source";
import { Picture } from "~/images/picture";
import { Breadcrumb, type Crumb } from "~/site/breadcrumb";
import { findIndianYear } from "~/site/format-date";

/** Used by the picture and its preload. */
export const ABOUT_PICTURE_SIZES = "(min-aspect-ratio: 3/2) 100vw, 110vw";

interface AboutHeadProps {
  /** Of the business. */
  name: string;
  picture: PictureSource;
  crumbs: readonly Crumb[];
}

export function AboutHead({ name, picture, crumbs }: AboutHeadProps) {
  return (
    <header data-dark="" className="relative bg-graphite pt-20 text-paper lg:pt-28">
      <div className="shell grid gap-x-8 pt-8 pb-10 lg:grid-cols-12 lg:items-end lg:pb-14">
        <div className="lg:col-span-8">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="mt-6 text-hero">{name}</h1>
        </div>
        <p className="mt-4 max-w-[30ch] text-lead text-steel-200 lg:col-span-4 lg:mt-0 lg:pb-2">
          {aboutHero.tagline}
        </p>
      </div>
      <Picture
        source={picture}
        sizes={ABOUT_PICTURE_SIZES}
        priority
        className="aspect-4/3 sm:aspect-2/1 lg:aspect-auto lg:h-[clamp(24rem,41vw,44rem)]"
      />
      <div className="shell py-4">
        {/* A page may be cached over New Year and hydrated after it. */}
        <p className="dimension caption figures text-steel-300" suppressHydrationWarning>
          {aboutHero.years(FOUNDED_YEAR, findIndianYear(new Date()))}
        </p>
      </div>
    </header>
  );
}
