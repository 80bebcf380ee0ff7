import { useActionData, useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { testimonialWords as words } from "~/content/testimonial-screens";
import { db } from "~/database/database.server";
import { workOnTestimonials } from "~/testimonials/testimonial-screens.server";
import { listTestimonials } from "~/testimonials/testimonials.server";
import { ButtonLink } from "~/ui/button";
import { Toasts } from "~/ui/toasts";
import { TestimonialCard } from "./testimonial-card";

export const meta = () => adminMeta(words.heading);

export const loader = adminLoader(async () => ({ testimonials: await listTestimonials(db) }));

export const action = adminAction(({ request }) => workOnTestimonials(request), { savesForm: false });

export const clientAction = submitWithFallback(tellUnsent());

export { refreshAfterConflict as shouldRevalidate } from "~/admin/refresh-after-conflict";

export default function TestimonialsScreen() {
  const { testimonials } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof clientAction>();
  const present = testimonials.filter(({ isDeleted }) => !isDeleted);
  const deleted = testimonials.filter(({ isDeleted }) => isDeleted);
  const isReal = present.some(({ state }) => state === "shown");
  const ordered = present.filter(({ state }) => state !== "pending");
  return (
    <>
      <Toasts toast={failed && "toast" in failed ? failed.toast : undefined} />
      <div className="grid max-w-4xl gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-[56ch] text-steel-600">{isReal ? words.intro : words.samples}</p>
          <ButtonLink to="/admin/testimonials/new" icon="plus">
            {words.add}
          </ButtonLink>
        </div>
        {present.length === 0 ? <p className="sheet p-6">{words.empty}</p> : null}
        <ol className="grid gap-4">
          {present.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard
                testimonial={testimonial}
                isFirst={testimonial.id === ordered[0]?.id}
                isLast={testimonial.id === ordered.at(-1)?.id}
              />
            </li>
          ))}
        </ol>
        {deleted.length > 0 ? (
          <details className="sheet p-4 sm:p-6">
            <summary className="display-face flex min-h-11 items-center text-sm tracking-normal">
              {words.trash} ({deleted.length})
            </summary>
            <ol className="grid gap-4 pt-4">
              {deleted.map((testimonial) => (
                <li key={testimonial.id}>
                  <TestimonialCard testimonial={testimonial} />
                </li>
              ))}
            </ol>
          </details>
        ) : null}
      </div>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
