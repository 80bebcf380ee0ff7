import { redirect } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { changeBatch } from "~/features/enquiries/batch.server";
import { countInbox, readInbox } from "~/features/enquiries/inbox.server";
import {
  INBOX_PAGE_SIZE,
  openInbox,
  quarantineInbox,
  writeInboxQuery,
} from "~/features/enquiries/inbox-filter";
import { readInboxQuery } from "~/features/enquiries/inbox-query.server";
import { recordQuarantineVisit } from "~/features/enquiries/mails/quarantine-notices.server";
import { isCustomerAnswer } from "~/features/quotations/due-labels";
import { listAnswers } from "~/features/quotations/today.server";
import { areShortcutsOn } from "~/frames/admin/preference-cookies";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { readForm, readQuery } from "~/platform/http/read-request";
import { clearBadge } from "~/platform/push/subscribe";
import { toIndianDay } from "~/platform/time/time";
import { useRefusedForm } from "~/platform/ui/form/use-form";
import { joinClasses } from "~/platform/ui/join-classes";
import { Toasts } from "~/platform/ui/toasts";
import { InboxPane } from "./inbox-pane";
import { useInboxKeys } from "./use-inbox-keys";

export const meta = () => adminMeta("Enquiries");

/** Wide screens show the list beside the enquiry, so the URL of an enquiry contains the query of the list. */
export const loader = adminLoader(async ({ request, params }) => {
  const { filter, page: number } = readInboxQuery(readQuery(request));
  const now = new Date();
  const [{ entries, hasMore, adjacentIds, total }, openCount, todayCount, quarantineCount, answers] =
    await Promise.all([
      readInbox(db, filter, number, now),
      countInbox(db, openInbox, now),
      countInbox(db, { ...openInbox, list: "today" }, now),
      countInbox(db, quarantineInbox, now),
      listAnswers(db, now),
    ]);
  if (filter.status === "quarantine") await recordQuarantineVisit(db, now);
  const count = total === null ? null : Math.max(1, Math.ceil(total / INBOX_PAGE_SIZE));
  // Past the end, redirect to the last page, or to the first if there are too many to count.
  if (entries.length === 0 && number > 1 && !params.id) {
    throw redirect(`/admin/enquiries${writeInboxQuery(filter, Math.min(count ?? 1, number - 1))}`);
  }
  return {
    filter,
    entries,
    adjacentIds,
    total,
    openCounts: { open: openCount, today: todayCount },
    quarantineCount,
    // Reversed: of several, the first one counts.
    answers: new Map(
      answers
        .filter(isCustomerAnswer)
        .reverse()
        .map(({ enquiryId, reason }) => [enquiryId, reason]),
    ),
    page: { number, count, hasMore },
    today: toIndianDay(now),
    now: now.toISOString(),
    areShortcutsOn: areShortcutsOn(request.headers.get("Cookie")),
  };
});

export const action = adminAction(
  async ({ request, signedIn: { admin } }) => {
    const { search } = new URL(request.url);
    const inboxPath = `/admin/enquiries${search}`;
    return await changeBatch(await readForm(request), { inboxPath, author: admin.username });
  },
  { savesForm: false },
);

export { refreshAfterConflict as shouldRevalidate } from "~/frames/admin/refresh-after-conflict";
export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function Enquiries() {
  const inbox = useLoaderData<typeof loader>();
  useEffect(clearBadge, []);
  const { id } = useParams();
  const { pathname } = useLocation();
  const pane = useRef<HTMLDivElement>(null);
  const hasDetail = id !== undefined || pathname === "/admin/enquiries/new";
  useInboxKeys(pane, inbox.areShortcutsOn);
  const refused = useRefusedForm();
  return (
    <>
      {/* Outside the grid, because without scripts the toast would take the first column. */}
      <Toasts toast={refused?.toast} />
      <div className="inbox group/inbox -m-4 sm:-m-6 xl:grid xl:grid-cols-[minmax(22rem,27rem)_minmax(0,1fr)] xl:items-start">
        <div
          ref={pane}
          className={joinClasses(
            "inbox-pane group/pane min-h-[calc(100dvh-4rem)] bg-paper",
            "xl:sticky xl:top-[calc(4rem+var(--banner,0px))] xl:h-[calc(100dvh-4rem-var(--banner,0px))]",
            "xl:overflow-y-auto xl:overscroll-contain xl:border-r xl:border-steel-200",
            hasDetail && "max-xl:hidden",
          )}
          data-no-print={hasDetail ? "" : undefined}
        >
          <InboxPane {...inbox} currentId={id ? Number(id) : null} />
        </div>
        <div
          className={joinClasses(
            "inbox-detail xl:px-6 xl:pt-3 xl:pb-0",
            hasDetail ? "px-4 pt-2 pb-4 sm:px-6 sm:pb-6" : "max-xl:not-has-[dialog]:hidden",
          )}
          data-no-print={hasDetail ? undefined : ""}
        >
          <Outlet />
        </div>
      </div>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
