import { data } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { personLabels as labels } from "~/content/privacy";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { formatPhone } from "~/features/enquiries/phone";
import {
  hasWonJob,
  isSure,
  listPersonEnquiries,
  type PersonEnquiry,
  readSelectedIds,
} from "~/features/privacy/find-person.server";
import { erasePerson } from "~/features/privacy/person.server";
import { countAcceptedVersions } from "~/features/quotations/enquiry-quotations.server";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { notFound, orNotFound, readForm, readId } from "~/platform/http/read-request";
import { isolate } from "~/platform/text/text";
import { formatDay } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import { Dialog } from "~/platform/ui/dialog";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

export const loader = adminLoader(async ({ params }) => {
  const person = orNotFound(await findEnquiry(db, readId(params)));
  const others = (await listPersonEnquiries(db, person)).map((other) => ({
    ...other,
    isSure: isSure(other),
  }));
  const ids = [person.id, ...others.map(({ id }) => id)];
  const { id, name } = person;
  return {
    id,
    name,
    others,
    acceptedCount: await countAcceptedVersions(db, ids),
    hasWon: await hasWonJob(db, ids),
  };
});

export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    const person = orNotFound(await findEnquiry(db, readId(params)));
    const form = await readForm(request);
    const selectedIds = readSelectedIds(form);
    if (form.get("confirmed") !== "yes")
      return data({ error: labels.unconfirmed, selectedIds }, { status: 400 });
    const count = await erasePerson(db, person, admin.username, selectedIds);
    if (count === 0) throw notFound();
    return await replaceWithToast("/admin/enquiries", { type: "success", message: labels.erased(count) });
  },
  { savesForm: false },
);

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function PersonDialog() {
  const { id, name, others, acceptedCount, hasWon } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { error, selectedIds = null } = refused && "error" in refused ? refused : {};
  return (
    <Dialog title={labels.heading} closeTo={`/admin/enquiries/${id}`}>
      <Toasts toast={useRefusedForm()?.toast} />
      <Form method="post" className="grid grid-cols-1 gap-5">
        <p>
          <span className="display-face tracking-normal">{isolate(name)}</span>
          {`. ${labels.text}`}
        </p>
        {others.length > 0 ? <PersonEnquiries enquiries={others} selectedIds={selectedIds} /> : null}
        <input type="hidden" name="chosen" value="yes" />
        <div>
          <Button
            variant="secondary"
            icon="document"
            formMethod="get"
            formAction={`/admin/enquiries/${id}/data`}
          >
            {labels.read}
          </Button>
        </div>
        <div className="grid grid-cols-1 gap-3 border-steel-200 border-t pt-5">
          {hasWon ? <p className="border-warn border-l-4 pl-3 text-sm">{labels.won}</p> : null}
          {acceptedCount > 0 ? (
            <p className="border-warn border-l-4 pl-3 text-sm">{labels.accepted(acceptedCount)}</p>
          ) : null}
          <label className="flex min-h-11 items-start gap-3">
            <input
              type="checkbox"
              name="confirmed"
              value="yes"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "confirm-error" : undefined}
              className="mt-0.5 size-6 shrink-0 accent-graphite"
            />
            {labels.confirm}
          </label>
          {error ? (
            <p id="confirm-error" role="alert" className="font-semibold text-danger text-sm">
              {error}
            </p>
          ) : null}
          <Button variant="danger" className="justify-self-start">
            {labels.erase}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface PersonEnquiriesProps {
  enquiries: readonly (PersonEnquiry & { isSure: boolean })[];
  /** Null before the form was sent. */
  selectedIds: readonly number[] | null;
}

function PersonEnquiries({ enquiries, selectedIds }: PersonEnquiriesProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="caption text-steel-600">{labels.others.heading}</legend>
      <p className="text-sm">{labels.others.text}</p>
      {enquiries.map(({ id, name, phone, email, createdAt, reason, isSure }) => (
        <label key={id} className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name="enquiry"
            value={id}
            defaultChecked={selectedIds?.includes(id) ?? isSure}
            className="mt-0.5 size-6 shrink-0 accent-graphite"
          />
          <span className="wrap-anywhere">
            {`${isolate(name)}: ${labels.others.reasons[reason]}`}
            <span className="figures block text-sm text-steel-600">
              {[phone && formatPhone(phone), email, formatDay(createdAt)].filter(Boolean).join(" · ")}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
