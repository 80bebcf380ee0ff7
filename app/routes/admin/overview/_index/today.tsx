import { Form, Link } from "@remix-run/react";
import { describeSubject, describeTownAndAmount } from "~/features/enquiries/describe-enquiry";
import { RepeatLink, UrgentMark } from "~/features/enquiries/enquiry-flags";
import { ChannelMark, FollowUpMark } from "~/features/enquiries/enquiry-marks";
import { ReplyIcons } from "~/features/enquiries/enquiry-replies";
import type { InboxEntry } from "~/features/enquiries/inbox.server";
import { todayInboxes, writeInboxQuery } from "~/features/enquiries/inbox-filter";
import type { Today } from "~/features/enquiries/today.server";
import { formatTodayCount, todayLabels as labels } from "~/features/enquiries/today-labels";
import { isolate } from "~/platform/text/text";
import { formatAge } from "~/platform/time/time";
import { Button } from "~/platform/ui/button";
import { controlClasses } from "~/platform/ui/form/field";
import { Icon, type IconName } from "~/platform/ui/icon";

interface TodayPanelProps {
  today: Today;
  /** Number of testimonials waiting for approval. */
  testimonials: number;
  /** The panels beside this one list quotations or orders. */
  hasQuotations: boolean;
  /** Today in India, e.g. 2031-05-01. */
  day: string;
  /** ISO 8601. */
  now: string;
}

export function TodayPanel({ today, testimonials, hasQuotations, day, now }: TodayPanelProps) {
  const {
    unanswered,
    lateCount,
    due,
    visitCount,
    quarantineCount,
    undeliveredCount,
    undeliveredReason,
    isEmpty,
  } = today;
  const groups = [
    {
      key: "unanswered",
      ...unanswered,
      to: `/admin/enquiries${writeInboxQuery(todayInboxes.unanswered)}`,
      note: lateCount === 0 ? null : `${formatTodayCount(lateCount)} for over 24 hours`,
    },
    { key: "due", ...due, to: `/admin/enquiries${writeInboxQuery(todayInboxes.due)}`, note: null },
  ] as const;
  const shownGroups = groups.filter(({ entries }) => entries.length > 0);
  return (
    <section aria-labelledby="today" className="sheet grid grid-cols-1">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-steel-200 border-b px-4 py-2.5 sm:px-6">
        <h2 id="today" className="text-title">
          Today
        </h2>
        <FindEnquiry />
      </div>
      {isEmpty && testimonials === 0 && !hasQuotations ? (
        <p className="flex items-center gap-2 p-4 sm:p-6">
          <Icon name="check" className="size-5 text-ok" />
          All caught up. Nothing due today.
        </p>
      ) : null}
      <div className="grid grid-cols-1 xl:grid-flow-col xl:auto-cols-fr xl:divide-x xl:divide-steel-200">
        {shownGroups.map(({ key, entries, total, to, note }) => (
          <TodayGroup
            key={key}
            id={`today-${key}`}
            title={labels.groups[key]}
            total={total}
            note={note}
            shownCount={entries.length}
            to={to}
          >
            {entries.map((entry) => (
              <TodayRow key={entry.id} entry={entry} day={day} now={now} />
            ))}
          </TodayGroup>
        ))}
      </div>
      {visitCount !== 0 || testimonials > 0 || quarantineCount !== 0 || undeliveredCount > 0 ? (
        <ul className="grid border-steel-200 border-t py-1 sm:flex sm:flex-wrap">
          {visitCount !== 0 ? (
            <Hint to="/admin/visits" icon="calendar">
              {labels.visits(visitCount)}
            </Hint>
          ) : null}
          {testimonials > 0 ? (
            <Hint to="/admin/testimonials" icon="check">
              {testimonials === 1 ? "1 testimonial to approve" : `${testimonials} testimonials to approve`}
            </Hint>
          ) : null}
          {quarantineCount !== 0 ? (
            <Hint to="/admin/enquiries?status=quarantine" icon="warning">
              {labels.quarantine(quarantineCount)}
            </Hint>
          ) : null}
          {undeliveredCount > 0 ? (
            <Hint to="/admin/system" icon="mail">
              <span className="min-w-0 wrap-anywhere">
                {`${labels.undelivered(undeliveredCount)}${undeliveredReason ? `. ${undeliveredReason}` : ""}`}
              </span>
            </Hint>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

function FindEnquiry() {
  return (
    <Form
      action="/admin/enquiries"
      role="search"
      className="flex min-w-0 flex-1 basis-64 gap-2 sm:max-w-md sm:ml-auto"
    >
      <input
        type="search"
        name="q"
        aria-label="Search by name, phone number or text"
        placeholder="Name, phone or text"
        maxLength={100}
        enterKeyHint="search"
        className={`${controlClasses} min-h-11! py-1.5! text-sm!`}
      />
      <Button variant="secondary" icon="search" className="shrink-0 px-3.5!">
        <span className="max-sm:sr-only">Search</span>
      </Button>
    </Form>
  );
}

interface TodayGroupProps {
  id: string;
  title: string;
  total: number | null;
  note: string | null;
  shownCount: number;
  to: string;
  children: React.ReactNode;
}

function TodayGroup({ id, title, total, note, shownCount, to, children }: TodayGroupProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 content-start border-steel-200 max-xl:not-first:border-t"
    >
      <h3 id={id} className="caption figures flex items-center gap-2 px-4 pt-3 pb-1 text-steel-600 sm:px-6">
        {title}
        <span className="font-semibold text-graphite">{formatTodayCount(total)}</span>
        {note ? <span className="text-danger">{note}</span> : null}
      </h3>
      <ul>{children}</ul>
      {total === null || total > shownCount ? (
        <p className="px-4 sm:px-6">
          <Link to={to} className="text-link inline-flex min-h-11 min-w-11 items-center text-sm">
            {labels.more(total, shownCount)}
            <span className="sr-only">{` ${title}`}</span>
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function TodayRow({ entry, day, now }: { entry: InboxEntry; day: string; now: string }) {
  const { id, name, status, createdAt, excerpt, isUrgent, ordinal } = entry;
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-x-2 px-4 py-1.5 hover:bg-mist sm:px-6">
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex items-center gap-2">
          <Link to={`/admin/enquiries/${id}`} className="stretched min-w-0 truncate font-semibold">
            {name}
          </Link>
          {isUrgent ? <UrgentMark /> : null}
          {status === "new" ? null : <FollowUpMark enquiry={entry} today={day} isShort />}
        </p>
        <p className="figures flex min-w-0 items-center gap-1.5 text-sm text-steel-600">
          <ChannelMark channel={entry.channel} />
          <span className="min-w-0 truncate">
            {[formatAge(createdAt, now), describeSubject(entry), ...describeTownAndAmount(entry)].join(" · ")}
          </span>
        </p>
        {excerpt ? <p className="line-clamp-2 wrap-anywhere text-sm">{isolate(excerpt)}</p> : null}
        <RepeatLink id={id} ordinal={ordinal} />
      </div>
      <ReplyIcons enquiry={{ ...entry, text: excerpt }} />
    </li>
  );
}

function Hint({ to, icon, children }: { to: string; icon: IconName; children: React.ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center gap-2 px-4 text-sm text-warn underline-offset-4 hover:underline sm:px-6"
      >
        <Icon name={icon} className="size-4.5" />
        {children}
      </Link>
    </li>
  );
}
