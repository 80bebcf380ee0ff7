import { randomUUID } from "node:crypto";
import { data } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { usePendingForm } from "~/accounts/use-pending-form";
import { adminMeta } from "~/admin/screens";
import { submitWithFallback, tellUnsent } from "~/admin/submit-with-fallback";
import { inboxWords } from "~/content/inbox";
import { db } from "~/database/database.server";
import { enterEnquiry, entrySchema } from "~/enquiries/enter-enquiry.server";
import { findRelated } from "~/enquiries/find-enquiry.server";
import { isPhone, normalizePhone } from "~/enquiries/phone";
import { replaceWithToast } from "~/http/flash.server";
import { readForm, readTexts } from "~/http/read-request";
import { collectFieldErrors } from "~/text/form-fields";
import { Icon } from "~/ui/icon";
import { Toasts } from "~/ui/toasts";
import { type EntryAnswer, EntryForm } from "./entry-form";

const words = inboxWords.entry;

export const meta = () => adminMeta(words.title);

export const loader = adminLoader(() => ({ now: new Date().toISOString(), idempotencyKey: randomUUID() }));

/** Stores the enquiry or looks a number up; by POST, because no URL may contain a phone number. */
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

export const clientAction = submitWithFallback<EntryAnswer>({
  ...tellUnsent(),
  typed: {},
  errors: {},
  known: null,
});

export default function EnterEnquiry() {
  const { now, idempotencyKey } = useLoaderData<typeof loader>();
  const pending = usePendingForm();
  const answer: EntryAnswer | null =
    useActionData<typeof action>() ?? (pending && { typed: pending.typed, errors: {}, known: null });
  const { search } = useLocation();
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
      <EntryForm answer={answer} now={now} idempotencyKey={idempotencyKey} />
    </>
  );
}
