import { useLocation } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { TESTIMONIALS_SHOWN } from "~/content/constants";
import { testimonialsSection } from "~/content/home";
import { type Testimonial, testimonials } from "~/content/testimonials";
import { SectionHeading } from "~/site/section-heading";
import { StarRating } from "~/site/star-rating";
import { Icon } from "~/ui/icon";
import { findNext, findPrevious, parseStart } from "./testimonial-window";

/** The name under which the address keeps the start of the window for those without scripts. */
export const TESTIMONIALS_PARAMETER = "testimonials";
const total = testimonials.length;

/** Three of five at a time; previous and next wrap around (specification, section 4). */
export function Testimonials() {
  const { search } = useLocation();
  const [start, setStart] = useState(() =>
    parseStart(new URLSearchParams(search).get(TESTIMONIALS_PARAMETER), total, TESTIMONIALS_SHOWN),
  );
  const turnTo = (other: number) => (event: MouseEvent) => {
    event.preventDefault();
    setStart(other);
  };
  const previous = findPrevious(start, total, TESTIMONIALS_SHOWN);
  const next = findNext(start, total, TESTIMONIALS_SHOWN);
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className="band bg-mist">
      <div className="shell">
        <SectionHeading
          number="04"
          id="testimonials-heading"
          title={testimonialsSection.heading}
          text={testimonialsSection.text}
        />
        <div className="grid gap-8">
          <ul aria-live="polite" className="grid gap-6 md:grid-cols-3">
            {testimonials.slice(start, start + TESTIMONIALS_SHOWN).map((testimonial) => (
              <Quote key={testimonial.id} {...testimonial} />
            ))}
          </ul>
          {/* Above the three on phones, where they stand one below the other: it stays under the finger whatever their lengths. */}
          <form action="/#testimonials" className="flex items-center gap-3 max-md:order-first">
            <Turn
              label={testimonialsSection.previous}
              icon="arrow-left"
              to={previous}
              onClick={turnTo(previous)}
            />
            <p className="dimension caption figures text-steel-600">
              <span>
                {start + 1}–{start + TESTIMONIALS_SHOWN} / {total}
              </span>
            </p>
            <Turn label={testimonialsSection.next} icon="arrow-right" to={next} onClick={turnTo(next)} />
          </form>
        </div>
      </div>
    </section>
  );
}

interface TurnProps {
  label: string;
  icon: "arrow-left" | "arrow-right";
  to: number;
  onClick: (event: MouseEvent) => void;
}

/** A button that asks the server for the other window, unless a script turns it here. */
function Turn({ label, icon, to, onClick }: TurnProps) {
  return (
    <button
      type="submit"
      name={TESTIMONIALS_PARAMETER}
      value={to}
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-sm border border-steel-400 transition-colors hover:border-graphite active:bg-steel-100"
    >
      <Icon name={icon} label={label} />
    </button>
  );
}

function Quote({ name, position, rating, text }: Testimonial) {
  return (
    <li className="sheet flex flex-col p-6 lg:p-8">
      <StarRating rating={rating} className="text-graphite" />
      <blockquote className="mt-5 mb-7 text-lead md:max-lg:text-base">{text}</blockquote>
      <div className="rail mt-auto border-steel-300 pt-4">
        <p className="display-face tracking-normal">{name}</p>
        <p className="text-sm text-steel-600">{position}</p>
      </div>
    </li>
  );
}
