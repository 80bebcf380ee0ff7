import { useRef } from "react";
import { HERO_COUNTER_THRESHOLD } from "~/content/constants";
import { heroCounters } from "~/content/home";
import { CountUp } from "~/site/count-up";
import { useSeen } from "~/site/use-seen";

/** Three claims, set like a chain of dimensions. */
export function HeroFigures() {
  const block = useRef<HTMLDListElement>(null);
  const started = useSeen(block, HERO_COUNTER_THRESHOLD);
  return (
    <div className="shell upright:pb-6 lying:absolute lying:inset-x-0 lying:bottom-8">
      <dl
        ref={block}
        className="grid grid-cols-3 py-4 max-sm:grid-cols-[6fr_6fr_5fr] min-[22rem]:max-sm:pr-13 sm:py-5 lying:glass lying:px-10"
      >
        {heroCounters.map(({ target, display, label, durationMs }) => (
          <div key={label} className="hero-figure">
            <dt className="caption text-steel-200">{label}</dt>
            <dd>
              <span aria-hidden="true" className="dimension text-steel-300 sm:hidden" />
              <CountUp {...{ target, display, durationMs, started }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
