import { useRef } from "react";
import { HERO_COUNTER_THRESHOLD } from "~/content/constants";
import { type homePage, listHeroCounters } from "~/content/home";
import { CountUp, useEnteredView } from "~/frames/site/count-up";
import { useRootData } from "~/frames/site/use-root-data";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import { ButtonLink } from "~/platform/ui/button";

export const HERO_SIZES = "(min-aspect-ratio: 3/2) 110vw, 150vw";
export const HERO_SIZES_TALL = "100vw";
export const HERO_MEDIA_TALL = "(max-aspect-ratio: 1/1)";
export const HERO_MEDIA_WIDE = "(min-aspect-ratio: 1001/1000)";

interface HeroProps {
  texts: (typeof homePage)["hero"];
  widePicture: PictureSource;
  tallPicture: PictureSource;
}

export function Hero({ texts, widePicture, tallPicture }: HeroProps) {
  return (
    <section aria-labelledby="claim" data-dark="" className="hero-sheet relative bg-graphite text-paper">
      <div className="hero">
        <div className="hero-picture">
          <Picture
            source={widePicture}
            sizes={HERO_SIZES}
            alternates={[{ media: HERO_MEDIA_TALL, source: tallPicture, sizes: HERO_SIZES_TALL }]}
            priority
            className="h-full"
          />
        </div>
        <div className="shell pt-26 portrait:pb-4 landscape:pt-28 hero-landscape:pt-22">
          <h1
            id="claim"
            className="max-w-[9em] text-hero portrait:max-w-[11em] hero-landscape:max-w-[12.5em] hero-landscape:text-[2.125rem]"
          >
            {texts.headline}
          </h1>
        </div>
        <div className="shell pb-6 landscape:pt-6 landscape:pb-48 hero-landscape:flex hero-landscape:items-center hero-landscape:gap-6 hero-landscape:pt-3">
          <p className="max-w-[38ch] text-lead text-steel-100 hero-landscape:max-w-[32ch] hero-landscape:text-(length:--text-base)">
            {texts.text}
          </p>
          <ButtonLink
            to={texts.action.to}
            icon="arrow-right"
            className="mt-6 min-h-13 px-7 text-base max-sm:w-full landscape:mt-8 hero-landscape:mt-0 hero-landscape:w-auto hero-landscape:flex-none"
          >
            {texts.action.label}
          </ButtonLink>
        </div>
      </div>
      <HeroFigures />
    </section>
  );
}

function HeroFigures() {
  const { firm } = useRootData();
  const block = useRef<HTMLDListElement>(null);
  const hasStarted = useEnteredView(block, HERO_COUNTER_THRESHOLD);
  return (
    <div className="shell portrait:pb-6 landscape:absolute landscape:inset-x-0 landscape:bottom-8">
      <dl ref={block} className="sm:flex sm:py-5 landscape:glass landscape:px-10">
        {listHeroCounters(firm).map(({ target, display, label, durationMs }) => (
          <div
            key={label}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-x-3 text-balance border-chalk/22 border-t py-2.5 sm:flex-1 sm:grid-cols-none sm:content-start sm:gap-1 sm:border-0 sm:p-0 sm:text-center"
          >
            <dt className="caption text-steel-200">{label}</dt>
            <dd className="display-face -order-1 text-[1.5rem]/none sm:dimension sm:text-figure">
              <CountUp {...{ target, display, durationMs, hasStarted }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
