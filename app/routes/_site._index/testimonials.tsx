import { useLocation } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { TESTIMONIALS_SHOWN } from "~/content/constants";
import { testimonialsSection } from "~/content/home";
import { type Testimonial, testimonials } from "~/content/testimonials";
import { Icon } from "~/ui/icon";
import { SectionHeading } from "~/ui/section-heading";
import { StarRating } from "~/ui/star-rating";
import { findNext, findPrevious, parseStart, selectWindow } from "./testimonial-window";

/** The name under which the address keeps the start of the window for those without scripts. */
export const TESTIMONIALS_PARAMETER = "testimonials";
const total = testimonials.length;

/** How many stand side by side on this screen: all of the window, or one on phones. */
function countVisible(): number {
  return matchMedia("(min-width: 48rem)").matches ? TESTIMONIALS_SHOWN : 1;
}

/** Three of five at a time, one on phones; previous and next wrap around (specification, section 4). */
export function Testimonials() {
  const { search } = useLocation();
  const [start, setStart] = useState(() =>
    parseStart(new URLSearchParams(search).get(TESTIMONIALS_PARAMETER), total, TESTIMONIALS_SHOWN),
  );
  const turn = (find: typeof findNext) => (event: MouseEvent) => {
    event.preventDefault();
    setStart(find(start, total, countVisible()));
  };
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className="band bg-mist">
      <div className="shell">
        <SectionHeading
          number="04"
          id="testimonials-heading"
          title={testimonialsSection.heading}
          text={testimonialsSection.text}
        />
        <ul aria-live="polite" className="grid gap-6 md:grid-cols-3">
          {selectWindow(testimonials, start, TESTIMONIALS_SHOWN).map((testimonial) => (
            <Quote key={testimonial.id} {...testimonial} />
          ))}
        </ul>
        <form action="/#testimonials" className="mt-8 flex items-center gap-3">
          <Turn
            label={testimonialsSection.previous}
            icon="arrow-left"
            to={findPrevious(start, total, TESTIMONIALS_SHOWN)}
            onClick={turn(findPrevious)}
          />
          <p className="dimension caption figures text-steel-600">
            <span>
              {start + 1}
              <span className="max-md:hidden">–{start + TESTIMONIALS_SHOWN}</span> / {total}
            </span>
          </p>
          <Turn
            label={testimonialsSection.next}
            icon="arrow-right"
            to={findNext(start, total, TESTIMONIALS_SHOWN)}
            onClick={turn(findNext)}
          />
        </form>
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
    <li className="sheet flex flex-col p-6 max-md:not-first:hidden max-md:noscript:not-first:flex lg:p-8">
      <StarRating rating={rating} className="text-graphite" />
      <blockquote className="mt-5 mb-7 text-lead md:max-lg:text-base">{text}</blockquote>
      <div className="rail mt-auto border-steel-300 pt-4">
        <p className="display-face tracking-normal">{name}</p>
        <p className="text-sm text-steel-600">{position}</p>
      </div>
    </li>
  );
}
