import { aboutText, experienceBadge } from "~/content/about";
import { Picture } from "~/images/picture";
import type { PictureSource } from "~/images/picture-source";
import { useRootData } from "~/site/use-root-data";

/** Who the business is, in three paragraphs, with its two badges. */
export function OurStory({ picture }: { picture: PictureSource }) {
  const { figures } = useRootData().firm;
  const { heading, establishedBadge, paragraphs } = aboutText;
  return (
    <section aria-labelledby="story-heading" className="shell band grid gap-x-16 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="corner-marks display-face inline-block px-6 py-4 text-title tracking-wide">
          {establishedBadge}
        </p>
        <h2 id="story-heading" className="mt-8 text-heading">
          {heading}
        </h2>
        <div className="measure mt-8 grid gap-5 *:first:text-lead">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="relative lg:col-span-5">
        <Picture
          source={picture}
          sizes="(min-width: 64rem) 38vw, 92vw"
          className="aspect-4/3 lg:aspect-auto lg:h-full lg:min-h-[34rem]"
        />
        <p className="glass display-face absolute right-0 bottom-0 max-w-[14ch] border-r-0 border-b-0 px-6 py-5 text-title text-paper">
          {experienceBadge(figures.experience)}
        </p>
      </div>
    </section>
  );
}
