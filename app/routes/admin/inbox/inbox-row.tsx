import { Link } from "@remix-run/react";
import { useId } from "react";
import { describeSubject, describeTownAndAmount } from "~/features/enquiries/describe-enquiry";
import { RepeatLink, UrgentMark } from "~/features/enquiries/enquiry-flags";
import {
  ChannelMark,
  FailedMailMark,
  FollowUpMark,
  NewMark,
  StatusMark,
  UnreadMark,
} from "~/features/enquiries/enquiry-marks";
import { ReplyIcons } from "~/features/enquiries/enquiry-replies";
import type { InboxEntry } from "~/features/enquiries/inbox.server";
import { isExcludedFromInbox } from "~/features/enquiries/statuses";
import { dueLabels } from "~/features/quotations/due-labels";
import type { DueQuotation } from "~/features/quotations/today.server";
import { isolate } from "~/platform/text/text";
import { formatAge, formatDateTime } from "~/platform/time/time";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { BULK_FORM } from "./bulk-bar";

interface InboxRowProps {
  enquiry: InboxEntry;
  to: string;
  isCurrent: boolean;
  today: string;
  /** What the customer did about a quotation. */
  answer: DueQuotation["reason"] | undefined;
  /** ISO 8601. */
  now: string;
}

export function InboxRow({ enquiry, to, isCurrent, today, answer, now }: InboxRowProps) {
  const nameId = useId();
  const { id, name, excerpt, status, spamReasons, isRead, createdAt } = enquiry;
  const reasons = isExcludedFromInbox(status) ? spamReasons : [];
  // A question stays unread until it is answered.
  const isUnread = (!isRead && !isCurrent) || answer === "question";
  return (
    <article
      id={`enquiry-${id}`}
      aria-labelledby={nameId}
      data-current={isCurrent || undefined}
      className={joinClasses(
        "group/row relative flex min-h-16 scroll-mt-48 items-center gap-1 border-steel-100 border-b pl-4 xl:scroll-mt-36",
        "has-checked:bg-mist forced-colors:-outline-offset-2 forced-colors:outline-[Highlight] forced-colors:target:outline-2",
        // Without scripts, this is the only mark on the row of the enquiry just visited.
        "target:shadow-[inset_3px_0_var(--color-steel-400)]",
        isCurrent
          ? "bg-mist shadow-[inset_3px_0_var(--color-graphite)] forced-colors:outline-2"
          : "hover:bg-mist/55",
        // The quarantine shows all reasons.
        reasons.length === 0 && "max-h-24",
      )}
    >
      <label className="relative z-2 -ml-4 hidden h-14 w-11 shrink-0 place-items-center group-has-[[data-selecting]:checked]/pane:grid xl:grid">
        <input
          type="checkbox"
          // Enquiries in the trash are restored or deleted one by one.
          disabled={status === "trash"}
          name="id"
          value={`${id}:${status}`}
          form={BULK_FORM}
          aria-label={`Select ${name}`}
          className="size-5 accent-graphite"
        />
      </label>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-3 gap-y-0.5 py-2 last:pr-4">
        <div className="flex items-center gap-3">
          <h2
            id={nameId}
            translate="no"
            className={joinClasses(
              "min-w-0 flex-1 truncate text-base leading-snug",
              isUnread ? "font-semibold" : "font-normal",
            )}
          >
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              className="stretched"
              data-row-link=""
            >
              {name}
            </Link>
          </h2>
          <p className="flex shrink-0 items-center gap-2">
            {isUnread ? <UnreadMark /> : null}
            <time
              dateTime={createdAt}
              title={formatDateTime(createdAt)}
              className="figures whitespace-nowrap text-caption text-steel-600"
            >
              {formatAge(createdAt, now)}
            </time>
          </p>
        </div>
        <div
          className={joinClasses(
            "grid grid-cols-1 gap-x-3 gap-y-0.5",
            reasons.length === 0 && "xl:grid-cols-[minmax(0,1fr)_fit-content(14rem)]",
          )}
        >
          <p className="figures flex min-w-0 items-center gap-1.5 text-sm/[1.4]">
            <ChannelMark channel={enquiry.channel} />
            <span className="min-w-0 truncate">
              {[enquiry.pieces || describeSubject(enquiry), ...describeTownAndAmount(enquiry)].join(" · ")}
              {excerpt ? <span className="text-steel-600">{` – ${isolate(excerpt)}`}</span> : null}
            </span>
          </p>
          <p
            className={joinClasses(
              "flex min-h-5.5 min-w-0 items-center gap-1.5 overflow-hidden text-sm/[1.4]",
              reasons.length > 0 && "flex-wrap",
            )}
          >
            {enquiry.isUrgent ? <UrgentMark /> : null}
            {answer ? (
              <span className="whitespace-nowrap font-semibold text-caption text-spark-ink">
                {dueLabels[answer]}
              </span>
            ) : null}
            {status === "new" ? <NewMark isShown={!isUnread} /> : <StatusMark status={status} />}
            <FollowUpMark enquiry={enquiry} today={today} isShort />
            {enquiry.hasFailedMail ? <FailedMailMark isShort /> : null}
            {enquiry.attachmentCount > 0 ? (
              <span className="figures inline-flex items-center gap-1 text-caption text-steel-600">
                <Icon name="clip" className="size-4" />
                {enquiry.attachmentCount}
                <span className="sr-only">{enquiry.attachmentCount === 1 ? " file" : " files"}</span>
              </span>
            ) : null}
            <RepeatLink id={id} ordinal={enquiry.ordinal} />
            {reasons.length > 0 ? (
              <span className="text-caption text-warn">
                {reasons.map(({ reason, weight }) => `${reason} (+${weight})`).join(" · ")}
              </span>
            ) : null}
          </p>
        </div>
      </div>
      <div className="shrink-0 pr-2">
        <ReplyIcons enquiry={{ ...enquiry, text: excerpt }} />
      </div>
    </article>
  );
}
