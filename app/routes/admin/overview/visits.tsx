import { Link, useLoaderData } from "@remix-run/react";
import { adminLoader } from "~/features/accounts/guard.server";
import { describeSubject } from "~/features/enquiries/describe-enquiry";
import { EnquiryReplies } from "~/features/enquiries/enquiry-replies";
import { formatTime } from "~/features/enquiries/follow-up";
import type { InboxEntry } from "~/features/enquiries/inbox.server";
import { toMapUrl } from "~/features/enquiries/reply-urls";
import { readVisits } from "~/features/enquiries/visits.server";
import { BackLink } from "~/frames/admin/back-link";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { formatDay, formatWeekday, toIndianDay } from "~/platform/time/time";
import { Icon } from "~/platform/ui/icon";

export const meta = () => adminMeta("Site visits");

export const loader = adminLoader(async () => {
  const now = new Date();
  return { today: toIndianDay(now), visits: await readVisits(db, now) };
});

export default function Visits() {
  const { today, visits } = useLoaderData<typeof loader>();
  const days = [...new Set(visits.map(({ followUp }) => followUp?.day ?? ""))];
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to="/admin">Dashboard</BackLink>
      <h2 className="text-title">Site visits this week</h2>
      {visits.length === 0 ? (
        <p className="sheet p-5">
          None planned. Choose “Site visit” as the follow-up of an enquiry, and it appears here.
        </p>
      ) : null}
      {days.map((day) => (
        <section key={day} aria-labelledby={`day-${day}`} className="sheet grid grid-cols-1">
          <h3
            id={`day-${day}`}
            className="display-face figures flex gap-2 border-steel-200 border-b px-4 py-2.5 text-base tracking-normal sm:px-5"
          >
            {`${day === today ? "Today" : formatWeekday(day)}, ${formatDay(day)}`}
            {day < today ? <span className="text-danger">overdue</span> : null}
          </h3>
          <ul className="divide-y divide-steel-200">
            {visits
              .filter(({ followUp }) => followUp?.day === day)
              .map((visit) => (
                <Visit key={visit.id} visit={visit} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Visit({ visit }: { visit: InboxEntry }) {
  const { id, name, town, followUp, excerpt } = visit;
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto] sm:items-center sm:px-5">
      <p className="figures font-semibold">{followUp?.time ? formatTime(followUp.time) : "All day"}</p>
      <div className="min-w-0">
        <Link
          to={`/admin/enquiries/${id}`}
          className="wrap-anywhere inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="wrap-anywhere text-sm text-steel-600">
          {[town, visit.pieces || describeSubject(visit)].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2" data-no-print="">
        <EnquiryReplies
          enquiry={{ ...visit, email: null, text: excerpt }}
          isPrimary={false}
          quickReplies={[]}
        />
        {town ? (
          <a
            href={toMapUrl(town)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center gap-2 rounded-sm border border-steel-300 px-3.5 text-sm hover:border-graphite"
          >
            <Icon name="pin" className="size-4.5" />
            Map
            <span className="sr-only">{` ${town}`}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
