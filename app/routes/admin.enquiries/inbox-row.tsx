import { Link } from "@remix-run/react";
import { useId } from "react";
import { inboxWords } from "~/content/inbox";
import { describeScope, nameWish } from "~/enquiries/describe-enquiry";
import { RepeatLink, UrgentMark } from "~/enquiries/enquiry-flags";
import {
  ChannelMark,
  FailedMailMark,
  FollowUpMark,
  NewMark,
  StatusMark,
  UnreadMark,
} from "~/enquiries/enquiry-marks";
import { ReplyIcon } from "~/enquiries/enquiry-replies";
import { toFollowUp } from "~/enquiries/follow-up";
import type { InboxEntry } from "~/enquiries/inbox.server";
import { isExcludedFromInbox, judgeFollowUp } from "~/enquiries/statuses";
import { isolate } from "~/text/isolate";
import { formatAge, formatMinute } from "~/time/format-day";
import { Icon } from "~/ui/icon";
import { joinClasses } from "~/ui/join-classes";
import { BULK_FORM } from "./bulk-bar";

interface InboxRowProps {
  enquiry: InboxEntry;
  /** Address of its page within the list. */
  to: string;
  isCurrent: boolean;
  today: string;
  /** ISO 8601. */
  now: string;
}

export function InboxRow({ enquiry, to, isCurrent, today, now }: InboxRowProps) {
  const nameId = useId();
  const { id, name, excerpt, status, spamReasons, isRead, createdAt } = enquiry;
  const reasons = isExcludedFromInbox(status) ? spamReasons : [];
  const isUnread = !isRead && !isCurrent;
  return (
    <article
      id={rowId(id)}
      aria-labelledby={nameId}
      data-current={isCurrent || undefined}
      className="inbox-row group/row"
    >
      <label className="inbox-select">
        <input
          type="checkbox"
          name="id"
          value={id}
          form={BULK_FORM}
          aria-label={inboxWords.selectOne(name)}
          className="size-5 accent-graphite"
        />
      </label>
      <div className="inbox-words">
        <div className="flex items-center gap-3">
          <h2
            id={nameId}
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
              title={formatMinute(createdAt)}
              className="figures whitespace-nowrap text-caption text-steel-600"
            >
              {formatAge(createdAt, now)}
            </time>
          </p>
        </div>
        <div className="inbox-matter">
          <p className="figures inbox-wish">
            <ChannelMark channel={enquiry.channel} />
            <span className="min-w-0 truncate">
              {[enquiry.pieces || nameWish(enquiry), ...describeScope(enquiry)].join(" · ")}
              {excerpt ? <span className="text-steel-600"> – {isolate(excerpt)}</span> : null}
            </span>
          </p>
          <p className="inbox-marks">
            {enquiry.isUrgent ? <UrgentMark /> : null}
            {status === "new" ? <NewMark isShown={!isUnread} /> : <StatusMark status={status} />}
            <FollowUpMark state={judgeFollowUp(enquiry, today)} followUp={toFollowUp(enquiry)} isShort />
            {enquiry.hasFailedMail ? <FailedMailMark isShort /> : null}
            {enquiry.attachments > 0 ? (
              <span className="figures inline-flex items-center gap-1 text-caption text-steel-600">
                <Icon name="clip" className="size-4" />
                {enquiry.attachments}
                <span className="sr-only">{enquiry.attachments === 1 ? " file" : " files"}</span>
              </span>
            ) : null}
            <RepeatLink id={id} visit={enquiry.visit} />
            {reasons.length > 0 ? (
              <span className="inbox-reasons text-caption text-warn">
                {reasons.map(({ reason, weight }) => `${reason} (+${weight})`).join(" · ")}
              </span>
            ) : null}
          </p>
        </div>
      </div>
      <ReplyIcon enquiry={{ ...enquiry, text: excerpt }} />
    </article>
  );
}

function rowId(id: number): string {
  return `enquiry-${id}`;
}
