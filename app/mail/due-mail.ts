import type { EnquiryRow } from "~/database/tables";
import type { MailedFile } from "~/enquiries/files/attachments.server";
import type { WaitingInQuarantine } from "~/enquiries/mails/quarantine-notices.server";
import type { Today } from "~/enquiries/today.server";

/** What a mail may say of an enquiry. */
export type MailedEnquiry = Pick<
  EnquiryRow,
  | "id"
  | "kind"
  | "name"
  | "email"
  | "phone"
  | "message"
  | "details"
  | "place"
  | "pieces"
  | "like_kind"
  | "like_id"
  | "like_title"
  | "created_at"
>;

/** The mail server took a mail for some of its recipients and not for these. The others must not get it again. */
export class PartlyRefused extends Error {
  override name = "PartlyRefused";

  constructor(
    readonly recipients: readonly string[],
    reason: string,
  ) {
    super(reason);
  }
}

/** A row of the outbox that is claimed. */
export interface ClaimedRow {
  id: number;
  /** Number of earlier attempts. */
  attempts: number;
}

/** What all mails that are due have in common. */
export interface Due extends ClaimedRow {
  recipient: string;
  /** When it was put into the outbox. */
  plannedAt: Date;
}

/** A mail that is due, with the enquiry it is about. */
export interface DueEnquiryMail extends Due {
  kind: "notification" | "acknowledgement" | "addition";
  enquiry: MailedEnquiry;
  /** The files of the enquiry. */
  attachments: MailedFile[];
}

/** Notifications that go out in one mail, see `scheduleNotification`. */
export interface DueBundle extends Due {
  kind: "bundle";
  /** The rows of the outbox beside the first. */
  others: ClaimedRow[];
  /** In the order they came in. */
  enquiries: MailedEnquiry[];
}

/** A mail about the quarantine as it is now. */
export interface DueQuarantineNotice extends Due {
  kind: "quarantine";
  waiting: WaitingInQuarantine;
}

/** A mail with Today as it is now. */
interface DueToday extends Due {
  kind: "today";
  today: Today;
}

export type DueMail = DueEnquiryMail | DueBundle | DueQuarantineNotice | DueToday;
