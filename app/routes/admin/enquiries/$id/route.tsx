import { randomUUID } from "node:crypto";
import type { MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Link,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { readFirm } from "~/business/firm.server";
import { readLogo } from "~/business/logo.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { actOnEnquiry } from "~/features/enquiries/act-on-enquiry.server";
import { markRead } from "~/features/enquiries/change-enquiry.server";
import { getCurrentPieces } from "~/features/enquiries/current-pieces";
import { describeSubject } from "~/features/enquiries/describe-enquiry";
import { drawSheets } from "~/features/enquiries/draw-sheets.server";
import { listHistory, listNotes } from "~/features/enquiries/enquiry-history.server";
import { listAttachments } from "~/features/enquiries/files/attached-files.server";
import { findEnquiry, listRelatedEnquiries } from "~/features/enquiries/find-enquiry.server";
import { listMails } from "~/features/enquiries/mails/enquiry-mails.server";
import { recordQuarantineVisit } from "~/features/enquiries/mails/quarantine-notices.server";
import { RelatedEnquiries } from "~/features/enquiries/related-enquiries";
import { buildShownPieces } from "~/features/enquiries/show-pieces.server";
import { isWorkDone } from "~/features/enquiries/statuses";
import { deleteUnsent, isWaiting, submitOrKeep, useUnsent } from "~/features/enquiries/unsent";
import { findUrgentWords } from "~/features/enquiries/urgency.server";
import { findOrder } from "~/features/orders/find-order.server";
import { listEnquiryQuotations } from "~/features/quotations/enquiry-quotations.server";
import { writeFeedbackPath } from "~/features/testimonials/feedback-link.server";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { orNotFound, readForm, readId } from "~/platform/http/read-request";
import { config } from "~/platform/runtime/config.server";
import { toIndianDay } from "~/platform/time/time";
import { useTopOfScreen } from "~/platform/ui/focus";
import { Fold } from "~/platform/ui/fold";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { submitForm } from "~/platform/ui/form/submit-form";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import type { loader as inboxLoader } from "~/routes/admin/inbox/route";
import { summarizePieces } from "~/sizes/piece-list";
import { writeInlineSvg } from "~/sizes/write-svg";
import { AnswerBar } from "./answer-bar";
import { EnquiryQuarantine, EnquiryTrash } from "./enquiry-aside";
import { EnquiryAttachments } from "./enquiry-attachments";
import { EnquiryDetails } from "./enquiry-details";
import { AddPhotos, RequestFeedback } from "./enquiry-extras";
import { EnquiryHead, EnquiryNav } from "./enquiry-head";
import { EnquiryHistory } from "./enquiry-history";
import { EnquiryMessage } from "./enquiry-message";
import { EnquiryPieces } from "./enquiry-pieces";
import { EnquiryQuotations } from "./enquiry-quotations";
import { useNeighbours } from "./neighbours";
import { StatusSuggestion } from "./status-suggestion";
import { isAnswer, UnsentForms } from "./unsent-forms";

/** The name comes first, because a browser tab shows only a few letters. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  adminMeta(data ? `${data.enquiry.name}: ${data.summary} | Enquiries` : "Enquiry");

export const loader = adminLoader(async ({ params, signedIn: { admin } }) => {
  const enquiry = orNotFound(await findEnquiry(db, readId(params)));
  const [pieces, attachments, notes, mails, related] = await Promise.all([
    buildShownPieces(db, enquiry),
    listAttachments(db, enquiry.id),
    listNotes(db, enquiry.id),
    listMails(db, enquiry.id),
    listRelatedEnquiries(db, enquiry),
  ]);
  if (!enquiry.isRead) await markRead(db, enquiry.id, admin.username);
  if (enquiry.status === "quarantine") await recordQuarantineVisit(db);
  const logo = await readLogo(db);
  const sheets = await drawSheets(db, enquiry, logo && { ...logo, href: logo.src });
  const now = new Date();
  const { kind, details } = enquiry;
  const projectType = details?.projectType || null;
  return {
    enquiry,
    summary:
      summarizePieces(getCurrentPieces(enquiry).list?.pieces ?? []) || describeSubject({ kind, projectType }),
    pieces,
    sheets: sheets.map((drawing, index) => writeInlineSvg(drawing, `sheet-${index}`, `Drawing ${index + 1}`)),
    quotations: await listEnquiryQuotations(db, enquiry.id, toIndianDay(now)),
    order: await findOrder(db, enquiry.id),
    attachments,
    mails,
    related,
    hasUrgentWords: findUrgentWords(enquiry.message) !== null,
    history: await listHistory(db, enquiry, notes, mails),
    isMailOff: config.mail === null,
    today: toIndianDay(now),
    quickReplies: (await readFirm(db)).quickReplies,
    now: now.toISOString(),
    idempotencyKey: randomUUID(),
    feedbackUrl: isWorkDone(enquiry) ? new URL(writeFeedbackPath(enquiry), config.publicUrl).href : null,
  };
});

export const action = adminAction(async ({ request, params, signedIn: { admin } }) => {
  const { search } = new URL(request.url);
  return await actOnEnquiry(await readForm(request), { id: readId(params), author: admin.username, search });
});

export { refreshAfterConflict as shouldRevalidate } from "~/frames/admin/refresh-after-conflict";
/** The other forms of this screen are single buttons. */
export async function clientAction(args: ClientActionFunctionArgs) {
  const intent = (await args.request.clone().formData()).get("intent");
  return intent === "answer" ? await submitOrKeep(args) : await submitForm(args);
}

export default function EnquiryPage() {
  const {
    enquiry,
    pieces,
    sheets,
    quotations,
    order,
    attachments,
    mails,
    history,
    related,
    hasUrgentWords,
    isMailOff,
    today,
    quickReplies,
    now,
    idempotencyKey,
    feedbackUrl,
  } = useLoaderData<typeof loader>();
  useTopOfScreen();
  const inbox = useRouteLoaderData<typeof inboxLoader>("routes/admin/inbox/route");
  const refused = useRefusedForm();
  const { search } = useLocation();
  const { id, status, createdAt, spamReasons, deletedAt } = enquiry;
  const neighbours = useNeighbours(inbox, { id, createdAt, hasUrgentWords }, search);
  const [reopened, setReopened] = useState<{ id: number; unsentId: number; form?: RefusedForm }>();
  const unsentForms = useUnsent(id).filter((form) => form.id !== reopened?.unsentId);
  const isAnswerWaiting = unsentForms.some((form) => isAnswer(form) && isWaiting(form));
  useEffect(() => {
    if (isAnswerWaiting) setReopened(undefined);
  }, [isAnswerWaiting]);
  const endReopened = useCallback(() => {
    if (!reopened?.form) return;
    void deleteUnsent(reopened.unsentId);
    // Stays hidden until it is deleted.
    setReopened({ ...reopened, form: undefined });
  }, [reopened]);
  const isReleased = deletedAt !== null || status !== "quarantine";
  return (
    <>
      <Outlet />
      <Toasts toast={refused?.toast} />
      <EnquiryNav listPath={`/admin/enquiries${search}#enquiry-${id}`} {...neighbours} />
      <section
        key={id}
        aria-labelledby="enquiry-name"
        className="enquiry-sheet grid grid-cols-1 gap-3 xl:max-w-240"
      >
        <EnquiryHead
          enquiry={enquiry}
          piecesText={pieces?.text ?? ""}
          today={today}
          quickReplies={quickReplies}
        />
        <UnsentForms forms={unsentForms} onChange={(form, unsentId) => setReopened({ id, unsentId, form })} />
        {status === "quarantine" ? <EnquiryQuarantine reasons={spamReasons} isMailOff={isMailOff} /> : null}
        {deletedAt ? <EnquiryTrash id={id} deletedAt={deletedAt} /> : null}
        <EnquiryMessage enquiry={enquiry} />
        <StatusSuggestion enquiry={enquiry} />
        {pieces ? <EnquiryPieces enquiry={enquiry} shownPieces={pieces} /> : null}
        {isReleased ? (
          <div data-no-print="">
            <EnquiryQuotations
              enquiryId={id}
              isWon={status === "won"}
              isDeleted={deletedAt !== null}
              quotations={quotations}
              order={order}
            />
          </div>
        ) : null}
        {attachments.length > 0 ? <EnquiryAttachments enquiryId={id} attachments={attachments} /> : null}
        {related.length > 0 ? (
          <Fold
            className="sheet"
            title={<h3 className="display-face text-sm tracking-normal">Other enquiries from this person</h3>}
            isOpen
          >
            <RelatedEnquiries enquiries={related} search={search} />
            <Link
              to={`/admin/enquiries?person=${id}`}
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              List all from this person
            </Link>
          </Fold>
        ) : null}
        {feedbackUrl ? <RequestFeedback name={enquiry.name} phone={enquiry.phone} url={feedbackUrl} /> : null}
        <EnquiryHistory steps={history} />
        {deletedAt ? null : (
          <Fold
            className="sheet"
            title={<h3 className="display-face text-sm tracking-normal">Add photos of your visit</h3>}
            isHiddenInPrint
          >
            <AddPhotos enquiryId={id} action={`/admin/enquiries/photos/${id}${search}`} />
          </Fold>
        )}
        <EnquiryDetails enquiry={enquiry} history={history} mails={mails} isMailOff={isMailOff} />
        <p className="print-room" aria-hidden="true">
          Notes at the site
        </p>
        {isReleased && !isAnswerWaiting ? (
          <AnswerBar
            enquiry={enquiry}
            reopened={reopened?.id === id ? reopened.form : undefined}
            onSaved={endReopened}
            quotationId={quotations[0]?.id}
            idempotencyKey={idempotencyKey}
            now={now}
          />
        ) : null}
      </section>
      {sheets.map((svg) => (
        <div
          key={svg}
          className="print-drawing"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, with escaped texts
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      ))}
    </>
  );
}

export { MissingEnquiry as ErrorBoundary } from "./missing-enquiry";
