import { Link } from "@remix-run/react";
import { useRef } from "react";
import { aboutHeading, formatEstablishedBadge, formatExperienceBadge, listStatistics } from "~/content/about";
import { ABOUT_COUNTER_DURATION_MS, ABOUT_COUNTER_THRESHOLD } from "~/content/constants";
import { CountUp, useEnteredView } from "~/frames/site/count-up";
import { FactList, listFacts } from "~/frames/site/fact-list";
import { SectionHeading } from "~/frames/site/section-heading";
import { useRootData } from "~/frames/site/use-root-data";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import { joinClasses } from "~/platform/ui/join-classes";
import type { AboutPage } from "./about-page.server";

interface OurStoryProps {
  paragraphs: readonly string[];
  picture: PictureSource;
  portrait: PictureSource | null;
}

export function OurStory({ paragraphs, picture, portrait }: OurStoryProps) {
  const { figures, founded, facts } = useRootData().firm;
  return (
    <section aria-labelledby="story-heading" className="shell band grid gap-x-16 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="corner-marks display-face inline-block px-6 py-4 text-title tracking-wide">
          {formatEstablishedBadge(founded)}
        </p>
        <h2 id="story-heading" className="mt-8 text-heading">
          {aboutHeading}
        </h2>
        <div className="measure mt-8 grid gap-5 *:first:text-lead">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {facts.person ? <Person {...facts.person} portrait={portrait} /> : null}
        <FactList facts={listFacts(facts, ["towns", "reviews"])} className="measure mt-10" />
      </div>
      <div className="relative lg:col-span-5">
        <Picture
          source={picture}
          sizes="(min-width: 64rem) 38vw, 92vw"
          className="aspect-4/3 lg:aspect-auto lg:h-full lg:min-h-[34rem]"
        />
        <p className="glass display-face absolute right-0 bottom-0 max-w-[14ch] border-r-0 border-b-0 px-6 py-5 text-title text-paper">
          {formatExperienceBadge(figures.experience)}
        </p>
      </div>
    </section>
  );
}

function Person({ name, text, portrait }: { name: string; text: string; portrait: PictureSource | null }) {
  return (
    <figure className="measure mt-10 flex items-center gap-6 sm:gap-8">
      {portrait ? (
        <Picture source={portrait} sizes="9rem" className="aspect-4/5 w-24 flex-none sm:w-36" />
      ) : null}
      <div>
        <blockquote className="text-lead">{text}</blockquote>
        <figcaption className="caption mt-3 text-steel-600">{name}</figcaption>
      </div>
    </figure>
  );
}

export function Statistics() {
  const band = useRef<HTMLDListElement>(null);
  const isInView = useEnteredView(band, ABOUT_COUNTER_THRESHOLD);
  return (
    <div className="bg-graphite text-paper">
      <dl ref={band} className="shell flex flex-wrap gap-y-8 py-14 lg:py-20">
        {listStatistics(useRootData().firm).map((statistic) => (
          <div
            key={statistic.label}
            className="flex flex-[1_0_40%] flex-col-reverse justify-end gap-3 border-steel-600 border-l py-3 pr-3 pl-5 lg:flex-[1_0_20%] lg:pl-8"
          >
            <dt className="caption text-steel-300">{statistic.label}</dt>
            <dd className="display-face text-figure">
              <CountUp
                target={statistic.target}
                display={statistic.display}
                durationMs={ABOUT_COUNTER_DURATION_MS}
                hasStarted={isInView}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function CoreValues({ heading, items }: AboutPage["texts"]["values"]) {
  return (
    <section
      aria-labelledby="values-heading"
      className="shell band grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id="values-heading" className="rail border-steel-400 pt-8 text-heading lg:self-start">
        {heading}
      </h2>
      <ul className="sheet grid grid-cols-1 gap-px overflow-hidden bg-steel-200 sm:grid-cols-2">
        {items.map(({ title, text }, index) => (
          <li key={title} className="bg-paper p-6 pb-9 lg:p-9 lg:pb-12">
            <p aria-hidden="true" className="caption figures text-steel-600">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3 className="mt-6 text-title lg:mt-10">{title}</h3>
            <p className="mt-3 text-steel-700">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Products({ id, heading, text, tiles }: AboutPage["products"]) {
  return (
    <section id={id} aria-labelledby="products-heading" className="band bg-mist">
      <div className="shell">
        <SectionHeading id="products-heading" title={heading} text={text} />
        <ul
          className={joinClasses(
            "grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-4 md:gap-x-5 md:gap-y-10 xl:grid-cols-5",
            // Captions of the last column end before the floating chat link.
            "md:max-xl:[&>:nth-child(4n)>a]:pr-12 xl:max-[90rem]:[&>:nth-child(5n)>a]:pr-16",
          )}
        >
          {tiles.map(({ slot, label, to, picture }) => (
            <li key={slot} className="group relative">
              <Picture
                source={{ ...picture, alt: "" }}
                sizes="(min-width: 80rem) 15rem, (min-width: 48rem) 22vw, 46vw"
                className="aspect-square [&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.03]"
              />
              <Link
                to={to}
                viewTransition
                className="stretched display-face mt-3 block text-sm leading-snug tracking-normal underline-offset-4 group-hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
