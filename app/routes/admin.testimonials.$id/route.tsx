import { randomUUID } from "node:crypto";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { usePendingForm } from "~/accounts/use-pending-form";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { itemChangeProblems } from "~/content/item-form";
import { testimonialWords as words } from "~/content/testimonial-screens";
import { db } from "~/database/database.server";
import { orNotFound, readId } from "~/http/read-request";
import { changeTestimonial } from "~/testimonials/testimonial-screens.server";
import { findTestimonial } from "~/testimonials/testimonials.server";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { TestimonialForm } from "./testimonial-form";

const inTrash: ToastMessage = { kind: "info", message: itemChangeProblems.inTrash };

export const meta = () => adminMeta(words.heading);

export const loader = adminLoader(async ({ params }) => {
  if (params.id === "new") return { testimonial: null, idempotencyKey: randomUUID() };
  // Also finds one in the trash: text written while it was deleted can still be saved.
  const testimonial = orNotFound(await findTestimonial(db, readId(params)));
  return { testimonial, idempotencyKey: null };
});

export const action = adminAction(({ request, params }) =>
  changeTestimonial(request, params.id === "new" ? null : readId(params)),
);

export const clientAction = submitWithFallback({
  ...tellUnsent(words.refused),
  errors: {},
  typed: null,
  version: null,
});

export default function TestimonialScreen() {
  const { testimonial, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const pending = usePendingForm();
  return (
    <>
      <Toasts toast={refused?.toast ?? (testimonial?.isDeleted ? inTrash : undefined)} />
      <TestimonialForm
        key={testimonial?.id ?? "new"}
        testimonial={testimonial}
        idempotencyKey={idempotencyKey}
        refused={refused}
        pending={pending?.typed}
      />
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/admin/admin-error-page";
