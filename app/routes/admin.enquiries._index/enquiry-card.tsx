import { Link, useLocation } from "@remix-run/react";
import { useId } from "react";
import { formatMinute } from "~/admin/format-day";
import { nameProjectType } from "~/enquiries/enquiry";
import {
  AttachmentsMark,
  FailedMailMark,
  FollowUpMark,
  SpamReasons,
  StatusMark,
  UnreadMark,
} from "~/enquiries/enquiry-marks";
import { EnquiryReplies } from "~/enquiries/enquiry-replies";
import type { InboxEntry } from "~/enquiries/inbox.server";
import { isExcludedFromInbox, judgeFollowUp, nameKind } from "~/enquiries/statuses";
import { joinClasses } from "~/ui/join-classes";

/** A message or quote request in the list: who sent it and when, how far it is, and how to answer. */
export function EnquiryCard({ enquiry, today }: { enquiry: InboxEntry; today: string }) {
  const nameId = useId();
  const { search } = useLocation();
  const { id, kind, name, excerpt, projectType, status, spamReasons, isRead, followUpOn, createdAt } =
    enquiry;
  return (
    <article
      aria-labelledby={nameId}
      className={joinClasses(
        "sheet relative grid grid-cols-1 gap-2.5 border-l-4 p-4 hover:border-steel-400 sm:p-5",
        isRead ? "border-l-steel-200 forced-colors:border-l" : "border-l-spark",
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={nameId} className={joinClasses("min-w-0 text-title wrap-anywhere", isRead && "font-normal")}>
          <Link to={`/admin/enquiries/${id}${search}`} className="stretched">
            {name}
          </Link>
        </h2>
        <p className="caption figures text-steel-600">
          {nameKind(kind)}
          {projectType ? `: ${nameProjectType(projectType)}` : null} ·{" "}
          <time dateTime={createdAt}>{formatMinute(createdAt)}</time>
        </p>
      </header>
      <p className="flex flex-wrap gap-2">
        {isRead ? null : <UnreadMark />}
        <StatusMark status={status} />
        <FollowUpMark state={judgeFollowUp(enquiry, today)} day={followUpOn} />
        <AttachmentsMark count={enquiry.attachments} />
        {enquiry.hasFailedMail ? <FailedMailMark /> : null}
      </p>
      {isExcludedFromInbox(status) ? <SpamReasons reasons={spamReasons} /> : null}
      {excerpt ? <p className="measure line-clamp-3 wrap-anywhere text-sm">{excerpt}</p> : null}
      <div className="relative z-2 max-w-full justify-self-start">
        <EnquiryReplies enquiry={{ ...enquiry, text: excerpt }} />
      </div>
    </article>
  );
}
