import { Form } from "@remix-run/react";
import { STAR_SCALE } from "~/content/constants";
import { starRatingLabel } from "~/content/pages";
import { testimonialWords as words } from "~/content/testimonial-screens";
import type { StoredTestimonial } from "~/testimonials/testimonial";
import { isolate } from "~/text/isolate";
import { Button, ButtonLink } from "~/ui/button";

interface TestimonialCardProps {
  testimonial: StoredTestimonial;
  isFirst?: boolean;
  isLast?: boolean;
}

export function TestimonialCard({ testimonial, isFirst, isLast }: TestimonialCardProps) {
  const { id, version, name, role, stars, text, state, isDeleted } = testimonial;
  const facts = [starRatingLabel(stars, STAR_SCALE), testimonial.givenOn, testimonial.source].filter(Boolean);
  return (
    <article className="sheet grid gap-3 p-4 sm:p-6">
      <p className={`caption ${state === "pending" ? "text-spark-ink" : "text-steel-600"}`}>
        {words.states[state]}
      </p>
      <blockquote className="wrap-anywhere">{text}</blockquote>
      <p className="wrap-anywhere text-sm text-steel-600">
        <span className="display-face text-graphite tracking-normal">{isolate(name)}</span>
        {role ? `, ${isolate(role)}` : ""}
        <br />
        {facts.join(" · ")}
      </p>
      <Form method="post" preventScrollReset className="-mx-3 flex flex-wrap items-center gap-x-1">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        {isDeleted ? (
          <ActionButton name="restore" label={words.restore} of={name} />
        ) : (
          <>
            {state === "shown" ? (
              <ActionButton key="hide" name="hide" label={words.hide} of={name} />
            ) : (
              // A separate element, so that a double click does not press it too.
              <ActionButton
                key="show"
                name="show"
                label={state === "pending" ? words.approve : words.show}
                of={name}
              />
            )}
            <ButtonLink variant="quiet" to={`/admin/testimonials/${id}`}>
              {words.edit}
              <span className="sr-only"> {name}</span>
            </ButtonLink>
            {state === "pending" || isFirst ? null : <ActionButton name="up" label={words.up} of={name} />}
            {state === "pending" || isLast ? null : <ActionButton name="down" label={words.down} of={name} />}
            <ActionButton name="delete" label={words.delete} of={name} />
          </>
        )}
      </Form>
    </article>
  );
}

function ActionButton({ name, label, of }: { name: string; label: string; of: string }) {
  return (
    <Button variant="quiet" name="do" value={name}>
      {label}
      <span className="sr-only"> {of}</span>
    </Button>
  );
}
