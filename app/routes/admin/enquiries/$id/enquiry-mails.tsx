import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { MailState } from "~/features/enquiries/mails/enquiry-mails.server";
import { mailLabels } from "~/features/enquiries/mails/mail-labels";
import { isExcludedFromInbox } from "~/features/enquiries/statuses";
import type { EnquiryChannel, EnquiryStatus } from "~/features/enquiries/tables";
import { formatDateTime, MINUTE_MS } from "~/platform/time/time";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { ActionForm } from "./action-form";

interface EnquiryMailsProps {
  mails: MailState[];
  isMailOff: boolean;
  channel: EnquiryChannel;
  status: EnquiryStatus;
}

export function EnquiryMails({ mails, isMailOff, channel, status }: EnquiryMailsProps) {
  const isInTrash = status === "trash";
  useRefreshWhileSending(mails);
  const unsentMails = mails.filter(({ state }) => state !== "sent");
  return (
    <>
      {isMailOff ? (
        <p className="flex gap-2 text-sm text-warn">
          <Icon name="warning" className="mt-0.5 size-4.5" />
          Email isn't set up. Ask the person who runs your server.
        </p>
      ) : null}
      {mails.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4 text-sm">
          {mails.map((mail) => (
            <li key={mail.id} className="grid grid-cols-1 gap-0.5">
              <p className="wrap-anywhere">{`${toLabel(mail)}: ${mail.recipient}`}</p>
              <MailStateText mail={mail} isInTrash={isInTrash} />
            </li>
          ))}
        </ul>
      ) : isMailOff ? null : (
        <p className="text-sm text-steel-600">
          {channel !== "website"
            ? "None: you entered this enquiry."
            : isExcludedFromInbox(status)
              ? "Not sent to suspected spam."
              : "None. Email wasn't set up when this arrived."}
        </p>
      )}
      {unsentMails.length > 0 && !isMailOff && !isInTrash ? (
        <ActionForm intent="resend" submit="Send again" />
      ) : null}
    </>
  );
}

function toLabel({ kind, state }: MailState): string {
  const label = mailLabels[kind];
  return state === "sent" ? label.replace(/^Notification/, "You were emailed") : label;
}

function MailStateText({ mail, isInTrash }: { mail: MailState; isInTrash: boolean }) {
  const { state, at, error, attempts } = mail;
  const stateTexts = {
    sent: "Sent",
    waiting: error && attempts > 0 ? `${attempts} attempts failed, next attempt` : "Waiting, next attempt",
    undelivered: "Not delivered",
  };
  return (
    <>
      <p
        className={joinClasses(
          "figures",
          state === "sent" && "text-ok",
          state === "waiting" && "text-warn",
          state === "undelivered" && "font-semibold text-danger",
        )}
      >
        {state === "waiting" && isInTrash ? (
          "Will be sent if you restore the enquiry"
        ) : (
          <>
            {`${stateTexts[state]} `}
            <time dateTime={at}>{formatDateTime(at)}</time>
          </>
        )}
      </p>
      {error && state !== "sent" && (attempts > 0 || state === "undelivered") ? (
        <p className="wrap-anywhere text-steel-600">{error}</p>
      ) : null}
    </>
  );
}

/** Checks at this interval whether a due email was sent, for at most half a minute. */
const POLL_INTERVAL_MS = 2000;
const MAX_POLLS = 15;

/** While an email is being sent, `at` is already the time of its next attempt. */
const SOON_MS = 5 * MINUTE_MS;

/** Refreshes the page while an email is being sent, so that its state is current. */
function useRefreshWhileSending(mails: readonly MailState[]): void {
  const { revalidate } = useRevalidator();
  const polls = useRef(0);
  const isDue = mails.some(({ state, at }) => state === "waiting" && Date.parse(at) - Date.now() < SOON_MS);
  useEffect(() => {
    if (!isDue) {
      polls.current = 0;
      return;
    }
    const timer = setInterval(() => {
      polls.current += 1;
      if (polls.current <= MAX_POLLS && document.visibilityState === "visible") revalidate();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isDue, revalidate]);
}
