import { type SqlBool, sql } from "kysely";
import type { MailContent } from "~/business/write-mail.server";
import { formatTodayCount, todayLabels } from "~/features/enquiries/today-labels";
import type { Database } from "~/platform/database/database.server";
import type { MailRecipients } from "~/platform/mail/mail";
import type { Block } from "~/platform/mail/mail-body";
import { config } from "~/platform/runtime/config.server";
import { toOneLine } from "~/platform/text/text";
import { formatDateTime, getIndianHour, toIndianDay } from "~/platform/time/time";
import { describeSubjectAndBudget, formatNameAndTown } from "../describe-enquiry";
import { describeFollowUp } from "../follow-up";
import type { InboxEntry } from "../inbox.server";
import {
  type InboxFilter,
  MAX_COUNTED,
  openInbox,
  quarantineInbox,
  todayInboxes,
  writeInboxQuery,
} from "../inbox-filter";
import { isPhone } from "../phone";
import { toCallAction } from "../reply-urls";
import { readToday, type Today } from "../today.server";

/** Hours, in Indian time. */
const sendHours = { from: 8, before: 12 };

/** Queues one email each morning, even with several instances, unless Today is empty. */
export async function queueTodayMail(db: Database, mail: MailRecipients, now: Date): Promise<void> {
  if (!mail || !isMorning(now)) return;
  const day = toIndianDay(now);
  await db.transaction().execute(async (trx) => {
    if (!(await claimDay(trx, day))) return;
    await trx.deleteFrom("outbox").where("kind", "=", "today").execute();
    if ((await readToday(trx, now)).isEmpty) return;
    await trx
      .insertInto("outbox")
      .values({ enquiry_id: null, kind: "today", recipient: mail.to, next_attempt_at: now })
      .execute();
  });
}

function isMorning(now: Date): boolean {
  const hour = getIndianHour(now);
  return hour >= sendHours.from && hour < sendHours.before;
}

/** Returns true for only one of several concurrent callers. The day counts as claimed even if Today is empty. */
async function claimDay(trx: Database, day: string): Promise<boolean> {
  const row = await trx
    .insertInto("today_mails")
    .values({ queued_on: day })
    .onConflict((conflict) =>
      conflict.column("singleton").doUpdateSet({ queued_on: day }).where(
        // The second condition is true if the email was queued while the clock was ahead.
        sql<SqlBool>`today_mails.queued_on < ${day}::date or today_mails.queued_on > ${day}::date + 1`,
      ),
    )
    .returning("singleton")
    .executeTakeFirst();
  return row !== undefined;
}

const { groups } = todayLabels;

export function writeToday({
  unanswered,
  lateCount,
  due,
  quarantineCount,
  undeliveredCount,
}: Today): MailContent {
  const todayUrl = toInboxUrl({ ...openInbox, list: "today" });
  const writeList = (
    title: string,
    group: Today["due"],
    filter: InboxFilter,
    describe: (entry: InboxEntry) => string,
  ): Block[] => {
    if (group.entries.length === 0) return [];
    const isAll = group.total === group.entries.length;
    return [
      {
        kind: "entries",
        title: `${title} (${formatTodayCount(group.total)})`,
        entries: group.entries.map((entry) => writeEntry(entry, describe(entry))),
        more: isAll
          ? undefined
          : { label: todayLabels.more(group.total, group.entries.length), href: toInboxUrl(filter) },
      },
    ];
  };
  const counts = [
    [formatTodayCount(unanswered.total), "unanswered"],
    [formatTodayCount(lateCount), "of them for over 24 hours"],
    [formatTodayCount(due.total), "due"],
    [quarantineCount === null ? `${MAX_COUNTED}+` : String(quarantineCount), "suspected spam"],
    [String(undeliveredCount), undeliveredCount === 1 ? "undelivered email" : "undelivered emails"],
  ].filter(([number]) => number !== "0");
  return {
    subject: `Today: ${counts.map((part) => part.join(" ")).join(", ")}`,
    blocks: [
      { kind: "heading", text: "Today" },
      ...writeList(
        groups.unanswered,
        unanswered,
        todayInboxes.unanswered,
        ({ createdAt }) => `Received ${formatDateTime(createdAt)}`,
      ),
      ...writeList(groups.due, due, todayInboxes.due, ({ followUp }) =>
        followUp ? describeFollowUp(followUp) : "",
      ),
      ...(quarantineCount === 0
        ? []
        : [writeLink(todayLabels.quarantine(quarantineCount), toInboxUrl(quarantineInbox))]),
      ...(undeliveredCount === 0
        ? []
        : [writeLink(todayLabels.undelivered(undeliveredCount), toAdminUrl("system"))]),
      writeLink("Open Today", todayUrl),
    ],
  };
}

function writeLink(label: string, href: string): Block {
  return { kind: "link", label, href };
}

function toAdminUrl(path: string): string {
  return new URL(`/admin/${path}`, config.publicUrl).href;
}

function toInboxUrl(filter: InboxFilter): string {
  return toAdminUrl(`enquiries${writeInboxQuery(filter)}`);
}

function writeEntry(entry: InboxEntry, timing: string) {
  const { id, phone } = entry;
  return {
    name: toOneLine(formatNameAndTown(entry)),
    href: toAdminUrl(`enquiries/${id}`),
    facts: [toOneLine(describeSubjectAndBudget(entry)), timing],
    call: phone && isPhone(phone) ? toCallAction(phone) : undefined,
  };
}
