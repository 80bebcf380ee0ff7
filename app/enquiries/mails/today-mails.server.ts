import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/database.server";
import { todayLabels } from "~/enquiries/today-labels";
import type { MailRecipients } from "~/mail/mail";
import type { Block } from "~/mail/mail-body";
import { toOneLine } from "~/text/clean-text";
import { formatMinute } from "~/time/format-day";
import { toIndianDay } from "~/time/indian-time";
import { describeSubjectAndBudget, formatNameAndTown } from "../describe-enquiry";
import { describeFollowUp } from "../follow-up";
import type { InboxEntry } from "../inbox.server";
import { type InboxFilter, MAX_COUNTED, openInbox, writeInboxQuery } from "../inbox-filter";
import { isPhone } from "../phone";
import { toCallAction } from "../reply-urls";
import { readToday, type Today } from "../today.server";
import type { WrittenMail } from "./mail-content.server";

/** Hours of the day in India. */
const sendHours = { from: 8, before: 12 };

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});

/** Queues one email each morning, even with several instances, unless Today is empty. */
export async function queueTodayMail(db: Database, mail: MailRecipients, now: Date): Promise<void> {
  if (!mail || !isMorning(now)) return;
  const day = toIndianDay(now);
  if (await isClaimed(db, day)) return;
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
  const hour = Number(clock.format(now));
  return hour >= sendHours.from && hour < sendHours.before;
}

async function isClaimed(db: Database, day: string): Promise<boolean> {
  const row = await db
    .selectFrom("today_mails")
    .select("singleton")
    .where("planned_on", ">=", sql<Date>`${day}::date`)
    .where("planned_on", "<=", sql<Date>`${day}::date + 1`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns true for only one of several concurrent callers. An empty Today uses up the claim. */
async function claimDay(trx: Database, day: string): Promise<boolean> {
  const claimed = await trx
    .insertInto("today_mails")
    .values({ planned_on: day })
    .onConflict((conflict) =>
      conflict.column("singleton").doUpdateSet({ planned_on: day }).where(
        // The second case: queued while the clock was ahead.
        sql<SqlBool>`today_mails.planned_on < ${day}::date or today_mails.planned_on > ${day}::date + 1`,
      ),
    )
    .returning("singleton")
    .executeTakeFirst();
  return claimed !== undefined;
}

const { groups } = todayLabels;

export function writeToday(
  { unanswered, lateCount, due, quarantineCount, undeliveredCount }: Today,
  publicUrl: URL,
): WrittenMail {
  const toInboxUrl = (filter: Partial<InboxFilter>) =>
    new URL(`/admin/enquiries${writeInboxQuery({ ...openInbox, ...filter })}`, publicUrl).href;
  const writeList = (
    title: string,
    group: Today["due"],
    describe: (entry: InboxEntry) => string,
  ): Block[] => {
    if (group.entries.length === 0) return [];
    const isAll = group.total === group.entries.length;
    return [
      {
        kind: "entries",
        title: `${title} (${formatTotal(group)})`,
        entries: group.entries.map((entry) => writeEntry(entry, describe(entry), publicUrl)),
        more: isAll
          ? undefined
          : { label: todayLabels.more(group.total), href: toInboxUrl({ list: "today" }) },
      },
    ];
  };
  const counts = [
    [formatTotal(unanswered), "unanswered"],
    [lateCount === null ? "99+" : String(lateCount), "of them for over 24 hours"],
    [formatTotal(due), "due"],
    [quarantineCount === null ? `${MAX_COUNTED}+` : String(quarantineCount), "in quarantine"],
    [String(undeliveredCount), undeliveredCount === 1 ? "undelivered email" : "undelivered emails"],
  ].filter(([number]) => number !== "0");
  return {
    subject: `Today: ${counts.map((part) => part.join(" ")).join(", ")}`,
    replyTo: undefined,
    headers: { "Auto-Submitted": "auto-generated" },
    blocks: [
      { kind: "heading", text: "Today" },
      ...writeList(groups.unanswered, unanswered, ({ createdAt }) => `Received ${formatMinute(createdAt)}`),
      ...writeList(groups.due, due, ({ followUp }) => (followUp ? describeFollowUp(followUp) : "")),
      ...(quarantineCount === 0
        ? []
        : [
            writeLink(
              todayLabels.quarantine(quarantineCount),
              toInboxUrl({ list: "all", status: "quarantine" }),
            ),
          ]),
      ...(undeliveredCount === 0
        ? []
        : [writeLink(todayLabels.undelivered(undeliveredCount), new URL("/admin/system", publicUrl).href)]),
      writeLink("Open Today", toInboxUrl({ list: "today" })),
    ],
  };
}

function writeLink(label: string, href: string): Block {
  return { kind: "link", label, href };
}

function formatTotal({ total }: Today["due"]): string {
  return total === null ? "99+" : String(total);
}

function writeEntry(entry: InboxEntry, timing: string, publicUrl: URL) {
  const { id, phone } = entry;
  return {
    name: toOneLine(formatNameAndTown(entry)),
    href: new URL(`/admin/enquiries/${id}`, publicUrl).href,
    facts: [toOneLine(describeSubjectAndBudget(entry)), timing],
    call: phone && isPhone(phone) ? toCallAction(phone) : undefined,
  };
}
