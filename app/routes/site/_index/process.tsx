import type { homePage } from "~/content/home";
import { SectionHeading } from "~/frames/site/section-heading";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import { joinClasses } from "~/platform/ui/join-classes";

// One line through all steps, with an oblique tick at the start of each and at the end.
const listClasses = joinClasses(
  "relative grid gap-x-8 lg:grid-cols-4 lg:grid-rows-[auto_auto_auto_auto]",
  "lg:after:absolute lg:after:top-0 lg:after:-right-3.5 lg:after:h-px lg:after:w-7 lg:after:-rotate-45 lg:after:bg-current",
);
const itemClasses = joinClasses(
  "relative border-steel-500 border-l pb-12 pl-10 last:pb-0",
  "before:absolute before:top-2 before:-left-3.5 before:h-px before:w-7 before:-rotate-45 before:bg-current",
  // Tablets have room for the details beside the text.
  "md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-8 md:max-lg:*:not-last:[grid-column:1]",
  "lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:border-l-0 lg:pt-10 lg:pb-0 lg:pl-0 lg:before:top-0",
  "lg:after:absolute lg:after:top-0 lg:after:-right-8 lg:after:left-0 lg:after:h-px lg:after:bg-steel-500 lg:last:after:right-0",
);

interface ProcessProps {
  texts: (typeof homePage)["process"];
  picture: PictureSource;
}

export function Process({ texts, picture }: ProcessProps) {
  return (
    <section aria-labelledby="process" data-dark="" className="bg-graphite text-paper">
      <figure>
        <Picture source={picture} sizes="100vw" className="h-[clamp(15rem,36vw,34rem)]" />
        {/* The caption describes the sample picture, not the owner's. */}
        {picture.isRendering ? (
          <figcaption className="shell caption pt-3 text-steel-300">{texts.caption}</figcaption>
        ) : null}
      </figure>
      <div className="band shell">
        <SectionHeading number="02" id="process" title={texts.heading} text={texts.text} />
        <ol className={listClasses}>
          {texts.steps.map(({ step, title, text, details }) => (
            <li key={step} className={itemClasses}>
              <p aria-hidden="true" className="figures display-face mb-4 text-figure text-steel-300">
                {step}
              </p>
              <h3 className="text-title">{title}</h3>
              <p className="mt-3 max-w-[38ch] text-steel-200">{text}</p>
              <ul className="mt-5 grid content-start gap-1.5 text-sm text-steel-300 md:max-lg:[grid-area:2/2/span_2]">
                {details.map((detail) => (
                  <li
                    key={detail}
                    className="flex gap-3 before:mt-[0.7em] before:h-px before:w-3 before:shrink-0 before:bg-current"
                  >
                    {detail}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
