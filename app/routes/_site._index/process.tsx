import { processSection, processSteps } from "~/content/home";
import type { PictureSource } from "~/content/picture-source";
import { Picture } from "~/images/picture";
import { SectionHeading } from "~/site/section-heading";

export function Process({ picture }: { picture: PictureSource }) {
  return (
    <section aria-labelledby="process" data-dark="" className="bg-graphite text-paper">
      <Picture source={picture} sizes="100vw" className="h-[clamp(15rem,36vw,34rem)]" />
      <div className="band shell">
        <SectionHeading number="02" id="process" title={processSection.heading} text={processSection.text} />
        <ol className="process">
          {processSteps.map(({ step, title, text, details }) => (
            <li key={step} className="process-step">
              <p aria-hidden="true" className="process-number figures display-face text-figure">
                {step}
              </p>
              <h3 className="text-title">{title}</h3>
              <p className="mt-3 max-w-[38ch] text-steel-200">{text}</p>
              <ul className="process-details mt-5 grid content-start gap-1.5 text-sm text-steel-300">
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
