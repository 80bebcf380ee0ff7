import { useRef } from "react";
import { statistics } from "~/content/about";
import { ABOUT_COUNTER_DURATION_MS, ABOUT_COUNTER_THRESHOLD } from "~/content/constants";
import { CountUp, useComesIntoView } from "~/site/count-up";
import { useRootData } from "~/site/use-root-data";

/** Four claims as figures that count up when the band first comes into view. */
export function Statistics() {
  const band = useRef<HTMLDListElement>(null);
  const seen = useComesIntoView(band, ABOUT_COUNTER_THRESHOLD);
  return (
    <div className="bg-graphite text-paper">
      <dl
        ref={band}
        className="shell grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-y-8 py-14 lg:grid-cols-4 lg:py-20"
      >
        {statistics(useRootData().firm).map((statistic) => (
          <div
            key={statistic.label}
            className="flex flex-col-reverse justify-end gap-3 border-steel-600 border-l py-3 pl-5 lg:pl-8"
          >
            <dt className="caption text-steel-300">{statistic.label}</dt>
            <dd className="display-face text-figure">
              <CountUp
                target={statistic.target}
                display={statistic.display}
                durationMs={ABOUT_COUNTER_DURATION_MS}
                started={seen}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
