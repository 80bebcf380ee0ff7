import { randomUUID } from "node:crypto";
import {
  type ClientActionFunctionArgs,
  Link,
  Outlet,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { usePendingForm } from "~/accounts/use-pending-form";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { formatMinute } from "~/admin/format-day";
import { adminMeta } from "~/admin/screens";
import { sendOrStay, tellUnsent } from "~/admin/send-or-stay";
import { handleEnquiry, type RefusedHandling } from "~/enquiries/answer-handling.server";
import { listAttachments } from "~/enquiries/attachments.server";
import { markRead } from "~/enquiries/change-enquiry.server";
import { listMails } from "~/enquiries/enquiry-mails.server";
import { FollowUpMark, StatusMark } from "~/enquiries/enquiry-marks";
import { EnquiryReplies } from "~/enquiries/enquiry-replies";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { toIndianDay } from "~/enquiries/indian-time";
import { listNotes } from "~/enquiries/notes.server";
import { recordQuarantineLook } from "~/enquiries/quarantine-notices.server";
import { judgeFollowUp, nameKind } from "~/enquiries/statuses";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { readForm } from "~/server/read-form.server";
import { orNotFound, readId } from "~/server/route-params.server";
import { DialogLink } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { Toasts } from "~/ui/toasts";
import { EnquiryAttachments } from "./enquiry-attachments";
import { EnquiryHandling, HandlingForm } from "./enquiry-handling";
import { EnquiryMails } from "./enquiry-mails";
import { EnquiryNotes } from "./enquiry-notes";
import { EnquiryQuarantine, EnquiryTrash } from "./enquiry-trash";
import { EnquiryWords } from "./enquiry-words";

export const meta = () => adminMeta("Enquiry");

export const loader = adminLoader(async ({ params }) => {
  const enquiry = orNotFound(await findEnquiry(db, readId(params)));
  const [attachments, notes, mails] = await Promise.all([
    listAttachments(db, enquiry.id),
    listNotes(db, enquiry.id),
    listMails(db, enquiry.id),
  ]);
  if (!enquiry.isRead) await markRead(db, enquiry.id);
  if (enquiry.status === "quarantine") await recordQuarantineLook(db);
  return {
    enquiry,
    attachments,
    notes,
    mails,
    isMailOff: config.mail === null,
    today: toIndianDay(new Date()),
    noteForm: randomUUID(),
  };
});

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  const { search } = new URL(request.url);
  return await handleEnquiry(await readForm(request), { id: readId(params), author: admin.username, search });
});

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, { ...tellUnsent(), errors: {}, typed: {} });
}

export default function EnquiryPage() {
  const { enquiry, attachments, notes, mails, isMailOff, today, noteForm } = useLoaderData<typeof loader>();
  const kept = usePendingForm();
  const refused: RefusedHandling | null =
    useActionData<typeof action>() ?? (kept && { errors: {}, typed: kept.typed });
  const { search } = useLocation();
  const { id, kind, name, message, details, status, spamReasons, followUpOn, createdAt, deletedAt } = enquiry;
  const answerable = { ...enquiry, text: message, projectType: details?.projectType ?? null };
  const errorFor = (field: string) => refused?.errors[field];
  return (
    <>
      <Outlet />
      <Toasts toast={refused?.toast} />
      <Link
        to={`/admin/enquiries${search}`}
        className="text-link mb-2 inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <Icon name="arrow-left" className="size-4.5" />
        All enquiries
      </Link>
      <article aria-labelledby="enquiry-name" className="grid grid-cols-1 gap-4">
        <header className="sheet grid grid-cols-1 gap-3 p-4 sm:p-5">
          <p className="caption figures text-steel-600">
            {nameKind(kind)} · <time dateTime={createdAt}>{formatMinute(createdAt)}</time>
          </p>
          <h2 id="enquiry-name" className="wrap-anywhere text-title">
            {name}
          </h2>
          <p className="flex flex-wrap gap-2">
            <StatusMark status={status} />
            <FollowUpMark state={judgeFollowUp(enquiry, today)} day={followUpOn} />
          </p>
          <EnquiryReplies enquiry={answerable} />
        </header>
        {status === "quarantine" ? <EnquiryQuarantine reasons={spamReasons} isMailOff={isMailOff} /> : null}
        {deletedAt ? <EnquiryTrash id={id} deletedAt={deletedAt} /> : null}
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr]">
          <div className="grid min-w-0 gap-4">
            <EnquiryWords enquiry={enquiry} />
            {attachments.length > 0 ? <EnquiryAttachments enquiryId={id} attachments={attachments} /> : null}
            <EnquiryNotes
              notes={notes}
              idempotencyKey={deletedAt ? null : noteForm}
              typed={refused?.typed.note ?? ""}
              error={errorFor("note")}
            />
          </div>
          <div className="grid min-w-0 gap-4">
            {status === "quarantine" || deletedAt ? null : (
              <EnquiryHandling enquiry={enquiry} typed={refused?.typed ?? {}} errorFor={errorFor} />
            )}
            <EnquiryMails mails={mails} isMailOff={isMailOff} status={status} />
            {deletedAt ? null : (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <HandlingForm intent="unread" submit="Mark as unread" variant="quiet" />
                <DialogLink
                  to={`/admin/enquiries/${id}/delete${search}`}
                  className="inline-flex min-h-11 items-center gap-2 px-3 text-danger text-sm underline underline-offset-4"
                >
                  <Icon name="trash" className="size-4.5" />
                  Delete
                </DialogLink>
              </div>
            )}
          </div>
        </div>
      </article>
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage />;
}
