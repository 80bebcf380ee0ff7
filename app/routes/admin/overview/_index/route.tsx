import { Await, Link, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { readFirm } from "~/business/firm.server";
import * as messages from "~/content/admin-messages";
import { adminLoader } from "~/features/accounts/guard.server";
import { countEnquiriesByWeek } from "~/features/enquiries/enquiry-weeks.server";
import { countEnquiries } from "~/features/enquiries/inbox.server";
import { countLostReasons } from "~/features/enquiries/lost-reasons.server";
import { readToday } from "~/features/enquiries/today.server";
import { readFirstSteps } from "~/features/items/first-steps.server";
import { countItems } from "~/features/items/queries.server";
import { listRecentItems } from "~/features/items/recent-items.server";
import { isCustomerAnswer } from "~/features/quotations/due-labels";
import { readDueQuotations } from "~/features/quotations/today.server";
import { countPendingTestimonials } from "~/features/testimonials/testimonials.server";
import { DashboardSkeleton } from "~/frames/admin/dashboard-skeleton";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { formatBytes } from "~/platform/text/text";
import { toIndianDay } from "~/platform/time/time";
import { Icon, type IconName } from "~/platform/ui/icon";
import { findDiskWarning } from "~/platform/uploads/staged-file.server";
import { DueQuotations } from "./due-quotations";
import { EnquiryChart } from "./enquiry-chart";
import { FirstStepsPanel } from "./first-steps";
import { LostEnquiries } from "./lost-enquiries";
import { RecentItems } from "./recent-items";
import { TodayPanel } from "./today";

const labels = messages.dashboard;

export const meta = () => adminMeta(messages.admin.titles.dashboard);

/** Defers the figures: a full page load waits for them, and navigation shows a skeleton. */
export const loader = adminLoader(async () => {
  const [disk, firstSteps] = await Promise.all([
    findDiskWarning(),
    withFallback("first steps", readFirstSteps(db), null),
  ]);
  return { disk, firstSteps, dashboard: readDashboard() };
});

async function readDashboard() {
  const now = new Date();
  const { business } = await readFirm(db);
  const [today, projects, gallery, enquiries, recent, weeks, lost, quotations, testimonials] =
    await Promise.all([
      withFallback("today", readToday(db, now), null),
      withFallback("total projects", countItems(db, "project", { audience: "admin" }), 0),
      withFallback("total gallery", countItems(db, "gallery"), 0),
      withFallback("new enquiries", countEnquiries(db, "new"), 0),
      withFallback("recent items", listRecentItems(db), []),
      withFallback("enquiries per week", countEnquiriesByWeek(db), []),
      withFallback("lost enquiries", countLostReasons(db, now), []),
      withFallback("due quotations", readDueQuotations(db, now, business.name), []),
      withFallback("pending testimonials", countPendingTestimonials(db), 0),
    ]);
  return {
    today,
    day: toIndianDay(now),
    now: now.toISOString(),
    projects,
    gallery,
    enquiries,
    recent,
    weeks,
    lost,
    quotations,
    testimonials,
  };
}

export default function Dashboard() {
  const { disk, firstSteps, dashboard } = useLoaderData<typeof loader>();
  return (
    <>
      {disk ? <DiskWarning {...disk} /> : null}
      <Suspense fallback={<DashboardSkeleton />}>
        <Await resolve={dashboard}>
          {(data) => (
            <div className="grid grid-cols-1 gap-6">
              {firstSteps ? <FirstStepsPanel {...firstSteps} /> : null}
              <DueQuotations
                id="customer-answers"
                title="News from your customers"
                due={data.quotations.filter(isCustomerAnswer)}
              />
              {data.today ? (
                <TodayPanel
                  today={data.today}
                  testimonials={data.testimonials}
                  hasQuotations={data.quotations.length > 0}
                  day={data.day}
                  now={data.now}
                />
              ) : null}
              <DueQuotations
                id="due-quotations"
                title="Quotations and orders"
                due={data.quotations.filter((due) => !isCustomerAnswer(due))}
              />
              <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
                <CountCard
                  to="/admin/projects"
                  icon="pin"
                  label={labels.totalProjects}
                  count={data.projects}
                />
                <CountCard
                  to="/admin/galleryadmin"
                  icon="image"
                  label={labels.totalGallery}
                  count={data.gallery}
                />
                <CountCard
                  to="/admin/enquiries?status=new"
                  icon="inbox"
                  label="New Enquiries"
                  count={data.enquiries}
                />
              </ul>
              <RecentItems items={data.recent} />
              <LostEnquiries lost={data.lost} />
              <EnquiryChart weeks={data.weeks} />
            </div>
          )}
        </Await>
      </Suspense>
    </>
  );
}

function DiskWarning({ free, reserve }: { free: number; reserve: number }) {
  return (
    <p className="sheet mb-6 border-l-4 border-l-graphite p-4">
      {labels.diskWarning(formatBytes(free), formatBytes(reserve))}
    </p>
  );
}

interface CountCardProps {
  to: string;
  icon: IconName;
  label: string;
  count: number;
}

function CountCard({ to, icon, label, count }: CountCardProps) {
  return (
    <li className="sheet relative flex items-center gap-4 p-4 hover:border-steel-400 sm:p-5">
      <Icon name={icon} className="size-7 text-steel-500" />
      <Link
        to={to}
        className="stretched flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 sm:block"
      >
        <span className="block text-sm text-steel-600">{label}</span>
        <span className="display-face figures block text-heading">{count}</span>
      </Link>
      <Icon name="chevron-right" className="size-5 text-steel-500" />
    </li>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
