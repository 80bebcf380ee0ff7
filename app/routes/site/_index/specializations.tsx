import { Link } from "@remix-run/react";
import type { homePage } from "~/content/home";
import { getServicePath } from "~/content/service-index";
import { SectionHeading } from "~/frames/site/section-heading";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

const wide = "md:col-span-7";
const narrow = "md:col-span-5";
/** Two tiles per row; the wider one alternates between left and right. */
const spans = [wide, narrow, narrow, wide, wide, narrow];

interface SpecializationsProps {
  texts: (typeof homePage)["specializations"];
  /** In the order of the tiles. */
  pictures: readonly PictureSource[];
}

export function Specializations({ texts, pictures }: SpecializationsProps) {
  return (
    <section aria-labelledby="specializations" className="band">
      <div className="shell">
        <SectionHeading number="01" id="specializations" title={texts.heading} text={texts.text} />
        <ul className="grid gap-x-6 gap-y-10 md:grid-cols-12 md:gap-y-14 lg:gap-x-8">
          {texts.tiles.map(({ title, caption, service }, index) => {
            const picture = pictures[index];
            return (
              <li key={service} className={joinClasses("group relative", spans[index])}>
                {picture ? (
                  <Picture
                    source={picture}
                    sizes={
                      spans[index] === wide
                        ? "(min-width: 48rem) min(54vw, 46rem), 92vw"
                        : "(min-width: 48rem) min(58vw, 50rem), 92vw"
                    }
                    className="aspect-4/3 md:aspect-auto md:h-[clamp(20rem,38vw,32rem)] [&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.025]"
                  />
                ) : null}
                <div className="flex items-start justify-between gap-4 pt-4">
                  <div>
                    <h3 className="text-title">
                      <Link viewTransition to={getServicePath(service)} className="stretched">
                        {title}
                      </Link>
                    </h3>
                    <p className="caption mt-2 text-steel-600">{caption}</p>
                  </div>
                  <Icon
                    name="arrow-right"
                    className="mt-0.5 size-6 transition-transform group-hover:translate-x-1.5"
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
