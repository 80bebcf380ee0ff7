import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Form,
  Link,
  useActionData,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { type ChangeEvent, useRef } from "react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { usePendingForm } from "~/accounts/use-pending-form";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { useSentForm, useUnsentWords } from "~/admin/use-unsent-words";
import { inboxWords } from "~/content/inbox";
import { projectTypes } from "~/content/quote";
import { enterEnquiry, entrySchema } from "~/enquiries/enter-enquiry.server";
import { findRelated, type RelatedEnquiry } from "~/enquiries/find-enquiry.server";
import { isPhone, normalizePhone } from "~/enquiries/phone";
import { enteredChannels } from "~/enquiries/statuses";
import { db } from "~/server/db/database.server";
import { replaceWithToast } from "~/server/flash.server";
import { collectFieldErrors } from "~/server/form-fields";
import { readForm, readTexts } from "~/server/read-request";
import { Button } from "~/ui/button";
import { control, Field, SelectField, TextArea, TextField } from "~/ui/form/field";
import { Icon } from "~/ui/icon";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { Chip, NextStepChoice } from "./admin.enquiries.$id/choices";
import { RelatedEnquiries } from "./admin.enquiries.$id/enquiry-extras";

const words = inboxWords.entry;

export const meta = () => adminMeta(words.title);

export const loader = adminLoader(() => ({ now: new Date().toISOString(), idempotencyKey: randomUUID() }));

/** What the form shows again: what was typed, what is wrong with it, and who that number belongs to. */
interface EntryAnswer {
  typed: Record<string, string>;
  errors: Record<string, string>;
  /** Null where nobody looked. */
  known: RelatedEnquiry[] | null;
  toast?: ToastMessage;
}

/** Stores the enquiry, or looks the number up: by POST as well, because no address may contain a telephone number. */
export const action = adminAction(async ({ request, signedIn: { admin } }) => {
  const typed = readTexts(await readForm(request));
  const { search } = new URL(request.url);
  if ("lookUp" in typed) {
    const phone = normalizePhone(typed.phone ?? "");
    const known = isPhone(phone) ? await findRelated(db, { phone }) : [];
    return data<EntryAnswer>({ typed, errors: {}, known });
  }
  const entry = entrySchema.safeParse(typed);
  if (!entry.success) {
    return data<EntryAnswer>(
      { typed, errors: collectFieldErrors(entry.error), known: null },
      { status: 400 },
    );
  }
  const id = await enterEnquiry(db, entry.data, admin.username);
  return await replaceWithToast(`/admin/enquiries${id === null ? search : `/${id}${search}`}`, {
    kind: "success",
    message: words.saved,
  });
});

export async function clientAction(args: ClientActionFunctionArgs) {
  return await submitWithFallback<EntryAnswer>(args, { ...tellUnsent(), typed: {}, errors: {}, known: null });
}

export default function EnterEnquiry() {
  const { now, idempotencyKey } = useLoaderData<typeof loader>();
  const pending = usePendingForm();
  const answer: EntryAnswer | null =
    useActionData<typeof action>() ?? (pending && { typed: pending.typed, errors: {}, known: null });
  const { search } = useLocation();
  const { state, formAction, formMethod } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useProblemFocus(form, answer);
  const { isSent, markSent } = useSentForm(answer);
  useUnsentWords(form, true, { storesDraft: true, isSent });
  const lookUp = useFetcher<typeof action>();
  const onPhone = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isWhole = isPhone(normalizePhone(target.value));
    if (isWhole)
      lookUp.submit({ lookUp: "", phone: target.value }, { method: "post", action: "/admin/enquiries/new" });
  };
  const known = lookUp.data?.known ?? answer?.known ?? null;
  const { typed = {}, errors = {} } = answer ?? {};
  return (
    <>
      <Toasts toast={answer?.toast} />
      <Link
        to={`/admin/enquiries${search}`}
        data-back-to-list=""
        className="text-link mb-2 inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <Icon name="arrow-left" className="size-4.5" />
        {inboxWords.all}
      </Link>
      <Form
        ref={form}
        method="post"
        preventScrollReset
        onSubmit={markSent}
        aria-labelledby="enter-enquiry"
        className="sheet grid max-w-3xl grid-cols-1 gap-4 p-4 sm:p-5"
      >
        <div>
          <h2 id="enter-enquiry" className="text-title">
            {words.title}
          </h2>
          <p className="text-sm text-steel-600">{words.lead}</p>
        </div>
        <input type="hidden" name="idempotencyKey" value={typed.idempotencyKey ?? idempotencyKey} />
        <Field name="phone" label={words.phone} error={errors.phone} required>
          {(ties) => (
            <div className="flex gap-2">
              <input
                {...ties}
                type="tel"
                inputMode="tel"
                autoComplete="off"
                maxLength={30}
                defaultValue={typed.phone ?? ""}
                onChange={onPhone}
                className={`${control} figures`}
              />
              <Button name="lookUp" value="" variant="secondary" formNoValidate className="shrink-0 px-4!">
                {words.lookUp}
              </Button>
            </div>
          )}
        </Field>
        <div role="status" className="empty:-mb-4">
          {known ? <KnownNumber known={known} search={search} /> : null}
        </div>
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="display-face mb-1.5 text-sm tracking-normal">{words.channel}</legend>
          {enteredChannels.map(({ value, label }) => (
            <Chip key={value} name="channel" value={value} isChosen={value === (typed.channel ?? "phone")}>
              {label}
            </Chip>
          ))}
        </fieldset>
        <TextField
          key={known?.[0]?.name ?? ""}
          name="name"
          label={words.name}
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={typed.name || known?.[0]?.name || ""}
          error={errors.name}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="projectType"
            label={words.what}
            placeholder={words.whatPlaceholder}
            options={projectTypes}
            defaultValue={typed.projectType ?? ""}
          />
          <TextField
            name="place"
            label={words.place}
            maxLength={200}
            defaultValue={typed.place ?? ""}
            error={errors.place}
          />
        </div>
        <TextArea
          name="message"
          label={words.words}
          rows={3}
          maxLength={5000}
          defaultValue={typed.message ?? ""}
          error={errors.message}
        />
        <NextStepChoice
          legend={words.nextStep}
          next={typed.next ?? "none"}
          day={typed.followUpOn ?? ""}
          now={now}
          error={errors.followUpOn}
        />
        <Button busy={state !== "idle" && formMethod === "POST" && Boolean(formAction?.includes("/new"))}>
          {words.save}
        </Button>
      </Form>
    </>
  );
}

function KnownNumber({ known, search }: { known: readonly RelatedEnquiry[]; search: string }) {
  if (known.length === 0) return <p className="text-sm text-steel-600">{words.unknown}</p>;
  return (
    <>
      <p className="display-face text-sm tracking-normal">{words.known}</p>
      <RelatedEnquiries related={known} search={search} />
    </>
  );
}
