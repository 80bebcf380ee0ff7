import { useRootData } from "~/site/use-root-data";
import { Icon, type IconName } from "~/ui/icon";
import { joinClasses } from "~/ui/join-classes";
import { formatPhone, hasWhatsApp } from "./phone";
import { type ReplyTarget, toCallUrl, writeChatReplyUrl, writeMailReplyUrl } from "./reply-urls";

/** Records the start of a call or chat in the history. The link also works if this fails. */
function recordReply(id: number, by: "call" | "chat"): void {
  const body = new URLSearchParams({ by });
  fetch(`/admin/enquiries/${id}/reply`, { method: "POST", body, keepalive: true }).catch(() => {});
}

interface EnquiryRepliesProps {
  enquiry: ReplyTarget & { id: number };
  isPrimary?: boolean;
}

export function EnquiryReplies({ enquiry, isPrimary = false }: EnquiryRepliesProps) {
  const { business } = useRootData();
  const { id, name, phone, email } = enquiry;
  return (
    <ul className="flex flex-wrap gap-2" data-no-print="">
      {phone ? (
        <>
          <Reply
            href={toCallUrl(phone)}
            icon="phone"
            text={formatPhone(phone)}
            label={`Call ${name}`}
            isPrimary={isPrimary}
            onFollow={() => recordReply(id, "call")}
          />
          {hasWhatsApp(phone) ? (
            <Reply
              href={writeChatReplyUrl({ ...enquiry, phone }, business.name)}
              icon="whatsapp"
              text="WhatsApp"
              label={`to ${name}`}
              opensNewTab
              onFollow={() => recordReply(id, "chat")}
            />
          ) : null}
        </>
      ) : null}
      {email ? (
        <Reply
          href={writeMailReplyUrl({ ...enquiry, email }, business.name)}
          icon="mail"
          text={email}
          label={`Email to ${name}`}
        />
      ) : null}
    </ul>
  );
}

/** Call and chat icons for a list row, or a mail icon without a phone number. */
export function ReplyIcons({ enquiry }: { enquiry: ReplyTarget & { id: number } }) {
  const { id, name, phone } = enquiry;
  if (!phone) return <ReplyIcon enquiry={enquiry} />;
  return (
    <span className="relative z-2 flex shrink-0 gap-1" data-no-print="">
      {hasWhatsApp(phone) ? <ReplyIcon enquiry={enquiry} /> : null}
      <CallIcon
        {...{ id, name, phone }}
        className="rounded-sm border border-steel-300 bg-paper hover:border-graphite"
      />
    </span>
  );
}

interface CallIconProps {
  id: number;
  name: string;
  phone: string;
  className: string;
}

function CallIcon({ id, name, phone, className }: CallIconProps) {
  return (
    <a
      href={toCallUrl(phone)}
      onClick={() => recordReply(id, "call")}
      className={joinClasses("grid size-12 place-items-center", className)}
    >
      <Icon name="phone" label={`Call ${name}`} />
    </a>
  );
}

/** A chat icon, a call icon for a landline, or a mail icon without a phone number. */
export function ReplyIcon({ enquiry }: { enquiry: ReplyTarget & { id: number } }) {
  const { business } = useRootData();
  const { id, name, phone, email } = enquiry;
  if (phone && !hasWhatsApp(phone)) return <CallIcon {...{ id, name, phone }} className={plainStyle} />;
  if (phone) {
    return (
      <a
        href={writeChatReplyUrl({ ...enquiry, phone }, business.name)}
        target="_blank"
        rel="noreferrer"
        onClick={() => recordReply(id, "chat")}
        className={plainIconStyle}
        data-no-print=""
      >
        <Icon name="whatsapp" label={`WhatsApp to ${name}`} />
      </a>
    );
  }
  if (!email) return null;
  return (
    <a
      href={writeMailReplyUrl({ ...enquiry, email }, business.name)}
      className={plainIconStyle}
      data-no-print=""
    >
      <Icon name="mail" label={`Email to ${name}`} />
    </a>
  );
}

const plainStyle = "relative z-2 shrink-0 rounded-sm text-steel-700 hover:bg-mist hover:text-graphite";

const plainIconStyle = `grid size-12 place-items-center ${plainStyle}`;

interface ReplyProps {
  href: string;
  icon: IconName;
  text: string;
  label: string;
  opensNewTab?: boolean;
  isPrimary?: boolean;
  onFollow?: () => void;
}

function Reply({ href, icon, text, label, opensNewTab = false, isPrimary = false, onFollow }: ReplyProps) {
  return (
    <li className="min-w-0">
      <a
        href={href}
        {...(opensNewTab && { target: "_blank", rel: "noreferrer" })}
        onClick={onFollow}
        className={joinClasses(
          "figures inline-flex min-h-12 max-w-full items-center gap-2 rounded-sm border px-3.5 text-sm",
          isPrimary
            ? "border-spark bg-spark font-semibold text-coal hover:brightness-110"
            : "border-steel-300 hover:border-graphite",
        )}
      >
        <Icon name={icon} className="size-4.5" />
        <span className="relative min-w-0 truncate">
          {text}
          <span className="sr-only"> {label}</span>
        </span>
      </a>
    </li>
  );
}
