import { useLocation } from "@remix-run/react";
import { type MouseEvent, useState } from "react";
import { STAR_SCALE, TESTIMONIALS_SHOWN } from "~/content/constants";
import type { homePage } from "~/content/home";
import { joinWords } from "~/content/keep-together";
import { describeSamples, describeStarRating, itemTexts } from "~/content/pages";
import type { ShownTestimonial } from "~/features/testimonials/testimonials.server";
import { SectionHeading } from "~/frames/site/section-heading";
import { Icon } from "~/platform/ui/icon";

export function getPreviousStart(start: number, total: number, shown: number): number {
  return start <= 0 ? getLastStart(total, shown) : start - 1;
}

export function getNextStart(start: number, total: number, shown: number): number {
  return start >= getLastStart(total, shown) ? 0 : start + 1;
}

/** Returns 0 if the number is invalid or too high. */
export function parseStart(text: string | null, total: number, shown: number): number {
  const start = /^\d{1,3}$/.test(text ?? "") ? Number(text) : 0;
  return start <= getLastStart(total, shown) ? start : 0;
}

function getLastStart(total: number, shown: number): number {
  return Math.max(total - shown, 0);
}

export const TESTIMONIALS_PARAMETER = "testimonials";

/** True if the parameter is missing, or valid and written as the form sends it. */
export function isTestimonialStart(text: string | null, total: number): boolean {
  return text === null || text === String(parseStart(text, total, TESTIMONIALS_SHOWN));
}

interface TestimonialsProps {
  texts: (typeof homePage)["testimonials"];
  testimonials: readonly ShownTestimonial[];
}

export function Testimonials({ texts, testimonials }: TestimonialsProps) {
  const total = testimonials.length;
  const samples = describeSamples(testimonials, "testimonials");
  const { search } = useLocation();
  const [start, setStart] = useState(() =>
    parseStart(new URLSearchParams(search).get(TESTIMONIALS_PARAMETER), total, TESTIMONIALS_SHOWN),
  );
  // The list may now be shorter than at the first render.
  const first = start + TESTIMONIALS_SHOWN <= total ? start : 0;
  const showFrom = (newStart: number) => (event: MouseEvent) => {
    event.preventDefault();
    setStart(newStart);
  };
  const previous = getPreviousStart(first, total, TESTIMONIALS_SHOWN);
  const next = getNextStart(first, total, TESTIMONIALS_SHOWN);
  return (
    <section id="testimonials" aria-labelledby="testimonials-heading" className="band bg-mist">
      <div className="shell">
        <SectionHeading number="04" id="testimonials-heading" title={texts.heading} text={texts.text} />
        <div className="grid grid-cols-1 gap-8">
          {samples.note ? <p className="text-sm text-steel-600">{samples.note}</p> : null}
          <ul aria-live="polite" className="grid grid-cols-1 gap-6 lg:grid-cols-3">
            {testimonials.slice(first, first + TESTIMONIALS_SHOWN).map((testimonial) => (
              <Quote
                key={testimonial.id}
                {...testimonial}
                isMarked={testimonial.isSample && samples.isMixed}
              />
            ))}
          </ul>
          {total > TESTIMONIALS_SHOWN ? (
            // Above the testimonials on phones, where they are stacked, so that the buttons stay in place.
            <form action="/#testimonials" className="flex items-center gap-3 max-lg:order-first">
              <PageButton
                label={texts.previous}
                icon="arrow-left"
                to={previous}
                onClick={showFrom(previous)}
              />
              <p className="dimension caption figures text-steel-600">
                <span>{`${first + 1}–${first + TESTIMONIALS_SHOWN} / ${total}`}</span>
              </p>
              <PageButton label={texts.next} icon="arrow-right" to={next} onClick={showFrom(next)} />
            </form>
          ) : null}
        </div>
      </div>
    </section>
  );
}

interface PageButtonProps {
  label: string;
  icon: "arrow-left" | "arrow-right";
  to: number;
  onClick: (event: MouseEvent) => void;
}

/** Loads the other testimonials from the server, unless a script handles the click. */
function PageButton({ label, icon, to, onClick }: PageButtonProps) {
  return (
    <button
      type="submit"
      name={TESTIMONIALS_PARAMETER}
      value={to}
      onClick={onClick}
      className="grid size-[min(3rem,15vw)] shrink-0 place-items-center rounded-sm border border-steel-400 transition-colors hover:border-graphite active:bg-steel-100"
    >
      <Icon name={icon} label={label} />
    </button>
  );
}

function Quote({ name, role, stars, text, isMarked }: ShownTestimonial & { isMarked: boolean }) {
  return (
    <li className="sheet flex flex-col p-6 lg:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StarRating rating={stars} />
        {isMarked ? <span className="caption text-steel-600">{itemTexts.sample}</span> : null}
      </div>
      <blockquote className="mt-5 mb-7 text-lead">{joinWords(text)}</blockquote>
      <div className="rail mt-auto border-steel-300 pt-4">
        <p className="display-face tracking-normal">{name}</p>
        <p className="text-sm text-steel-600">{role}</p>
      </div>
    </li>
  );
}

const star = "M12 3l2.7 6.1 6.6.6-5 4.4 1.5 6.5L12 17.2l-5.8 3.4 1.5-6.5-5-4.4 6.6-.6z";

function StarRating({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={describeStarRating(rating, STAR_SCALE)} className="flex gap-1 text-graphite">
      {Array.from({ length: STAR_SCALE }, (_, index) => index + 1).map((position) => (
        <svg
          key={position}
          viewBox="0 0 24 24"
          aria-hidden="true"
          stroke="currentColor"
          strokeWidth="1.2"
          fill={position <= rating ? "currentColor" : "none"}
          className="size-5"
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
