import { formatDay } from "~/platform/time/time";
import { Icon, type IconName } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { describeFollowUp, type FollowUp, getFollowUpLabel, joinDayAndTime } from "./follow-up";
import type { SpamReason } from "./spam.server";
import { getChannelLabel, getFollowUpState, getStatusLabel } from "./statuses";
import type { EnquiryChannel, EnquiryStatus } from "./tables";

const markStyle =
  "inline-flex items-center gap-1.5 rounded-sm border px-2 py-0.5 text-caption font-semibold whitespace-nowrap";

const statusStyles: Record<EnquiryStatus, string> = {
  new: "border-plate bg-plate text-paper",
  contacted: "border-steel-300 bg-mist",
  "site-visit": "border-steel-300 bg-mist",
  quoted: "border-steel-300 bg-mist",
  won: "border-ok text-ok",
  lost: "border-steel-200 text-steel-600",
  "job-seeker": "border-steel-200 text-steel-600",
  supplier: "border-steel-200 text-steel-600",
  spam: "border-danger text-danger",
  quarantine: "border-warn text-warn",
  trash: "border-steel-200 text-steel-600",
};

export function StatusMark({ status }: { status: EnquiryStatus }) {
  return <span className={joinClasses(markStyle, statusStyles[status])}>{getStatusLabel(status)}</span>;
}

/** Only a dot, because most rows are new. Hidden in unread rows, which show {@link UnreadMark}. */
export function NewMark({ isShown }: { isShown: boolean }) {
  return (
    <span className={isShown ? "size-2.5 shrink-0 self-center rounded-[50%] bg-plate" : "sr-only"}>
      <span className="sr-only">{getStatusLabel("new")}</span>
    </span>
  );
}

const channelIcons: Record<EnquiryChannel, IconName | null> = {
  website: null,
  phone: "phone",
  whatsapp: "whatsapp",
  door: "user",
};

export function ChannelMark({ channel }: { channel: EnquiryChannel }) {
  const icon = channelIcons[channel];
  return icon ? (
    <Icon name={icon} label={getChannelLabel(channel)} className="size-4 text-steel-600" />
  ) : null;
}

interface FollowUpMarkProps {
  enquiry: { status: EnquiryStatus; followUp: FollowUp | null };
  /** In India, e.g. 2031-05-01. */
  today: string;
  /** Shows only the date and time. Screen readers get the full text. */
  isShort?: boolean;
}

export function FollowUpMark({ enquiry, today, isShort = false }: FollowUpMarkProps) {
  const { followUp } = enquiry;
  const state = getFollowUpState(enquiry, today);
  if (state === null || followUp === null) return null;
  const { day, time } = followUp;
  const isDue = state !== "later";
  const name = getFollowUpLabel(followUp.kind);
  const shortLabel = state === "today" ? joinDayAndTime("Today", time) : joinDayAndTime(formatDay(day), time);
  const labels = {
    overdue: `${name}: overdue since ${formatDay(day)}`,
    today: `${name} ${joinDayAndTime("today", time)}`,
    later: describeFollowUp(followUp),
  };
  return (
    <span className={joinClasses(markStyle, isDue ? "border-danger text-danger" : "border-steel-300")}>
      <Icon name={state === "overdue" ? "warning" : "calendar"} className="size-4" />
      {isShort ? (
        <>
          <span aria-hidden="true">{shortLabel}</span>
          <span className="sr-only">{labels[state]}</span>
        </>
      ) : (
        labels[state]
      )}
    </span>
  );
}

export function FailedMailMark({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className={joinClasses(markStyle, "border-danger text-danger")}>
      <Icon name="mail" className="size-4" />
      <span className={isShort ? "sr-only" : undefined}>Email not delivered</span>
    </span>
  );
}

export function UnreadMark() {
  return (
    <span className="inline-block size-2.5 shrink-0 self-center rounded-[50%] bg-spark forced-colors:bg-[Highlight]">
      <span className="sr-only">Unread</span>
    </span>
  );
}

export function SpamReasons({ reasons }: { reasons: readonly SpamReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-warn">
      {reasons.map(({ reason, weight }) => (
        <li key={reason} className="flex gap-2">
          <Icon name="warning" className="mt-0.5 size-4.5" />
          <span className="figures">{`${reason} (+${weight})`}</span>
        </li>
      ))}
    </ul>
  );
}
