import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { useSentForm, useUnsentWords } from "~/admin/use-unsent-words";
import { testimonialWords as words } from "~/content/testimonial-screens";
import { StarsField } from "~/testimonials/stars-field";
import type { StoredTestimonial } from "~/testimonials/testimonial";
import type { RefusedTestimonial } from "~/testimonials/testimonial-screens.server";
import { Button, ButtonLink } from "~/ui/button";
import { ConflictNote } from "~/ui/form/conflict-note";
import { TextArea, TextField } from "~/ui/form/field";

type Typed = Readonly<Record<string, string>>;

interface TestimonialFormProps {
  /** Null for a new one. */
  testimonial: StoredTestimonial | null;
  /** Null for an existing one. */
  idempotencyKey: string | null;
  refused: (Omit<RefusedTestimonial, "typed"> & { typed: Typed | null }) | undefined;
  /** Sent when the session had expired. */
  pending: Typed | undefined;
}

export function TestimonialForm({ testimonial, idempotencyKey, refused, pending }: TestimonialFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== "idle";
  useProblemFocus(form, refused);
  const { isSent, markSent } = useSentForm(refused);
  useUnsentWords(form, !refused && !pending, { storesDraft: true, isSent });
  const { fields } = words;
  const typed = refused?.typed ?? pending;
  const field = (name: keyof typeof fields) => ({
    name,
    ...fields[name],
    defaultValue: typed ? (typed[name] ?? "") : String(testimonial?.[name] ?? ""),
    "data-preset": String(testimonial?.[name] ?? ""),
    error: refused?.errors[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      replace
      noValidate
      onSubmit={markSent}
      className="sheet grid max-w-2xl grid-cols-1 gap-5 p-4 sm:p-6"
    >
      <h2 className="text-title">{testimonial ? words.editHeading : words.add}</h2>
      {/* A draft has its own, so that it cannot overwrite other changes. */}
      <input
        type="hidden"
        name="version"
        defaultValue={refused?.version ?? testimonial?.version ?? ""}
        data-draft=""
        data-preset={testimonial?.version ?? ""}
      />
      {idempotencyKey ? (
        <input type="hidden" name="idempotencyKey" value={typed?.idempotencyKey ?? idempotencyKey} />
      ) : null}
      <TextArea {...field("text")} required />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...field("name")} required />
        <TextField {...field("role")} />
        <StarsField {...field("stars")} />
        <TextField {...field("givenOn")} type="date" />
      </div>
      <TextField {...field("source")} />
      <TextField {...field("consent")} required />
      <ConflictNote toast={refused?.toast} />
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy}>{isBusy ? words.saving : words.save}</Button>
        <ButtonLink variant="secondary" to="/admin/testimonials">
          {words.back}
        </ButtonLink>
      </div>
    </Form>
  );
}
