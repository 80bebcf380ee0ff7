import { data } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { personLabels as labels } from "~/content/privacy";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { formatPhone } from "~/features/enquiries/phone";
import {
  type ConnectedEnquiry,
  erasePerson,
  hasWonJob,
  listConnectedEnquiries,
  listPersonEnquiryIds,
} from "~/features/privacy/person.server";
import { countAcceptedVersions } from "~/features/quotations/enquiry-quotations.server";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import {
  idField,
  notFound,
  orNotFound,
  parseOrBadRequest,
  readForm,
  readId,
} from "~/platform/http/read-request";
import { isolate } from "~/platform/text/text";
import { formatDay } from "~/platform/time/time";
import { Button, ButtonLink } from "~/platform/ui/button";
import { Dialog } from "~/platform/ui/dialog";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

export const loader = adminLoader(async ({ params }) => {
  const { id, name, phone, email } = orNotFound(await findEnquiry(db, readId(params)));
  const enquiryIds = await listPersonEnquiryIds(db, { id, phone, email });
  const connectedEnquiries = await listConnectedEnquiries(db, enquiryIds);
  const acceptedCount = await countAcceptedVersions(db, enquiryIds);
  const hasWon = await hasWonJob(db, [...enquiryIds, ...connectedEnquiries.map(({ id }) => id)]);
  return { id, name, count: enquiryIds.length, connectedEnquiries, acceptedCount, hasWon };
});

const eraseSchema = z.object({
  confirmed: z.literal("yes").nullable().catch(null),
  selectedIds: z.array(idField()).max(100),
});

export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    const { id, phone, email } = orNotFound(await findEnquiry(db, readId(params)));
    const form = await readForm(request);
    const { confirmed, selectedIds } = parseOrBadRequest(eraseSchema, {
      confirmed: form.get("confirmed"),
      selectedIds: form.getAll("enquiry"),
    });
    if (confirmed === null) return data({ error: labels.unconfirmed, selectedIds }, { status: 400 });
    const count = await erasePerson(db, { id, phone, email }, admin.username, selectedIds);
    if (count === 0) throw notFound();
    return await replaceWithToast("/admin/enquiries", { type: "success", message: labels.erased(count) });
  },
  { savesForm: false },
);

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function PersonDialog() {
  const { id, name, count, connectedEnquiries, acceptedCount, hasWon } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { error, selectedIds = [] } = refused && "error" in refused ? refused : {};
  return (
    <Dialog title={labels.heading} closeTo={`/admin/enquiries/${id}`}>
      <Toasts toast={useRefusedForm()?.toast} />
      <div className="grid grid-cols-1 gap-5">
        <p>
          <span className="display-face tracking-normal">{isolate(name)}</span>, {labels.found(count)}.{" "}
          {labels.text}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/admin/enquiries/${id}/data`} variant="secondary" icon="document">
            {labels.read}
          </ButtonLink>
          <ButtonLink
            to={`/admin/enquiries/${id}/person.json`}
            reloadDocument
            download
            variant="secondary"
            icon="download"
          >
            {labels.give}
          </ButtonLink>
        </div>
        <Form method="post" className="grid grid-cols-1 gap-3 border-steel-200 border-t pt-5">
          {connectedEnquiries.length > 0 ? (
            <ConnectedEnquiries enquiries={connectedEnquiries} selectedIds={selectedIds} />
          ) : null}
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
        </Form>
      </div>
    </Dialog>
  );
}

/** The admin selects the enquiries that are from the same person. */
function ConnectedEnquiries({
  enquiries,
  selectedIds,
}: {
  enquiries: readonly ConnectedEnquiry[];
  selectedIds: readonly number[];
}) {
  return (
    <fieldset className="grid grid-cols-1 gap-1">
      <legend className="caption text-steel-600">{labels.connected.heading}</legend>
      <p className="text-sm">{labels.connected.text}</p>
      {enquiries.map(({ id, name, phone, email, createdAt }) => (
        <label key={id} className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            name="enquiry"
            value={id}
            defaultChecked={selectedIds.includes(id)}
            className="mt-0.5 size-6 shrink-0 accent-graphite"
          />
          <span className="wrap-anywhere">
            {isolate(name)}
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
