import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Link,
  Outlet,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { config } from "~/config.server";
import { db } from "~/db/database.server";
import { listAttachments } from "~/domain/enquiries/attachments.server";
import { findEnquiry } from "~/domain/enquiries/find-enquiry.server";
import { judgeFollowUp } from "~/domain/enquiries/follow-up";
import { markRead } from "~/domain/enquiries/handle-enquiry.server";
import { toIndianDay } from "~/domain/enquiries/indian-day";
import { listMails } from "~/domain/enquiries/mails.server";
import { listNotes } from "~/domain/enquiries/notes.server";
import { nameKind } from "~/domain/enquiries/statuses";
import { handleEnquiry, type RefusedHandling } from "~/http/handle-enquiry.server";
import { readForm } from "~/http/read-form.server";
import { orNotFound, readId } from "~/http/route-params.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";
import { AdminErrorPage } from "~/ui/admin/admin-error-page";
import { EnquiryAttachments } from "~/ui/admin/enquiry-attachments";
import { EnquiryHandling } from "~/ui/admin/enquiry-handling";
import { EnquiryMails } from "~/ui/admin/enquiry-mails";
import { FollowUpMark, StatusMark } from "~/ui/admin/enquiry-marks";
import { EnquiryNotes } from "~/ui/admin/enquiry-notes";
import { EnquiryQuarantine } from "~/ui/admin/enquiry-quarantine";
import { EnquiryReplies } from "~/ui/admin/enquiry-replies";
import { EnquiryTrash } from "~/ui/admin/enquiry-trash";
import { EnquiryWords } from "~/ui/admin/enquiry-words";
import { formatMinute } from "~/ui/admin/format-day";
import { HandlingForm } from "~/ui/admin/handling-form";
import { adminMeta } from "~/ui/admin/screens";
import { sendOrStay, tellUnsent } from "~/ui/admin/send-or-stay";
import { useKeptForm } from "~/ui/admin/use-kept-form";
import { DialogLink } from "~/ui/dialog-link";
import { Icon } from "~/ui/icon";
import { Toasts } from "~/ui/toasts";

export const meta = () => adminMeta("Enquiry");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const enquiry = orNotFound(await findEnquiry(db, readId(params)));
  const [attachments, notes, mails] = await Promise.all([
    listAttachments(db, enquiry.id),
    listNotes(db, enquiry.id),
    listMails(db, enquiry.id),
  ]);
  if (!enquiry.isRead) await markRead(db, enquiry.id);
  return {
    enquiry,
    attachments,
    notes,
    mails,
    isMailOff: config.mail === null,
    today: toIndianDay(new Date()),
    noteForm: randomUUID(),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const { admin } = await requireAdmin(request);
  const { search } = new URL(request.url);
  return await handleEnquiry(await readForm(request), { id: readId(params), author: admin.username, search });
}

export async function clientAction(args: ClientActionFunctionArgs) {
  return await sendOrStay(args, { ...tellUnsent(), errors: {}, typed: {} });
}

export default function EnquiryPage() {
  const { enquiry, attachments, notes, mails, isMailOff, today, noteForm } = useLoaderData<typeof loader>();
  const kept = useKeptForm();
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
              submission={deletedAt ? null : noteForm}
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
