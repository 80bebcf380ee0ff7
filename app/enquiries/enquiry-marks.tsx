import { formatDay } from "~/admin/format-day";
import { Icon } from "~/ui/icon";
import { joinClasses } from "~/ui/join-classes";
import { type EnquiryStatus, type FollowUpState, nameStatus } from "./statuses";

const mark =
  "inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-caption font-semibold whitespace-nowrap";

const looks: Record<EnquiryStatus, string> = {
  new: "border-spark bg-spark text-graphite",
  contacted: "border-steel-300 bg-mist",
  "site-visit": "border-steel-300 bg-mist",
  quoted: "border-steel-300 bg-mist",
  won: "border-ok text-ok",
  lost: "border-steel-200 text-steel-600",
  spam: "border-danger text-danger",
  quarantine: "border-warn text-warn",
  trash: "border-steel-200 text-steel-600",
};

/** The status of an enquiry. */
export function StatusMark({ status }: { status: EnquiryStatus }) {
  return <span className={joinClasses(mark, looks[status])}>{nameStatus(status)}</span>;
}

/** When the next step is due; overdue stands out. */
export function FollowUpMark({ state, day }: { state: FollowUpState; day: string | null }) {
  if (state === null || day === null) return null;
  const date = formatDay(`${day}T12:00:00Z`);
  const isDue = state !== "later";
  const words = { overdue: `Overdue since ${date}`, today: "Follow up today", later: `Follow up ${date}` };
  return (
    <span className={joinClasses(mark, isDue ? "border-danger text-danger" : "border-steel-300")}>
      <Icon name={state === "overdue" ? "warning" : "calendar"} className="size-4" />
      {words[state]}
    </span>
  );
}

/** A mail about it is undelivered. */
export function FailedMailMark() {
  return (
    <span className={joinClasses(mark, "border-danger text-danger")}>
      <Icon name="mail" className="size-4" />
      Mail not delivered
    </span>
  );
}

/** Number of its files. */
export function AttachmentsMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={joinClasses(mark, "figures border-steel-300")}>
      <Icon name="clip" className="size-4" />
      {count === 1 ? "1 file" : `${count} files`}
    </span>
  );
}

/** No admin has opened it yet. */
export function UnreadMark() {
  return <span className={joinClasses(mark, "border-graphite bg-graphite text-paper")}>Unread</span>;
}

/** Why an enquiry was quarantined. */
export function SpamReasons({ reasons }: { reasons: string[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-warn">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2">
          <Icon name="warning" className="mt-0.5 size-4.5" />
          {reason}
        </li>
      ))}
    </ul>
  );
}
