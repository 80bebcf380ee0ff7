import { useRootData } from "~/frames/site/use-root-data";
import { Icon, type IconName } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { Menu } from "~/platform/ui/menu";
import { formatPhone, hasWhatsApp } from "./phone";
import {
  type ReplyTarget,
  toCallUrl,
  writeChatReplyUrl,
  writeMailReplyUrl,
  writeQuickReplies,
} from "./reply-urls";

interface RepliesProps {
  enquiry: ReplyTarget & { id: number };
}

interface Reply {
  href: string;
  icon: IconName;
  text: string;
  /** Read by screen readers after the text. */
  label: string;
  onFollow?: () => void;
}

function useReplies({ enquiry }: RepliesProps): { call?: Reply; chat?: Reply; mail?: Reply } {
  const { name: business } = useRootData().business;
  const { id, name, phone, email } = enquiry;
  return {
    ...(phone && {
      call: {
        ...{ href: toCallUrl(phone), icon: "phone", text: formatPhone(phone), label: `Call ${name}` },
        onFollow: () => recordReply(id, "call"),
      },
    }),
    ...(phone &&
      hasWhatsApp(phone) && {
        chat: {
          href: writeChatReplyUrl({ ...enquiry, phone }, business),
          ...{ icon: "whatsapp", text: "WhatsApp", label: name },
          onFollow: () => recordReply(id, "chat"),
        },
      }),
    ...(email && {
      mail: {
        href: writeMailReplyUrl({ ...enquiry, email }, business),
        ...{ icon: "mail", text: email, label: `Email ${name}` },
      },
    }),
  };
}

/** Records the start of a call or chat in the history. The link works even if this fails. */
function recordReply(id: number, by: "call" | "chat"): void {
  const body = new URLSearchParams({ by });
  fetch(`/admin/enquiries/${id}/reply`, { method: "POST", body, keepalive: true }).catch(() => {});
}

/** Chats open in a new tab. */
function toLinkProps({ href, icon, onFollow }: Reply) {
  return { href, onClick: onFollow, ...(icon === "whatsapp" && { target: "_blank", rel: "noreferrer" }) };
}

interface EnquiryRepliesProps extends RepliesProps {
  /** Highlights the call. */
  isPrimary: boolean;
  /** The owner's texts for a chat. */
  quickReplies: readonly string[];
}

export function EnquiryReplies({ isPrimary, quickReplies, ...props }: EnquiryRepliesProps) {
  const { call, chat, mail } = useReplies(props);
  const { name, phone } = props.enquiry;
  return (
    <ul className="flex flex-wrap gap-1.5 sm:gap-2" data-no-print="">
      {/* At 320 px, the whole number needs a row of its own. */}
      {call ? (
        <ReplyLink reply={call} isPrimary={isPrimary} isWide className="max-sm:flex-[1_0_8.25rem]" />
      ) : null}
      {chat ? <ReplyLink reply={chat} isWide={!call} /> : null}
      {chat && phone && quickReplies.length > 0 ? (
        <li>
          <QuickReplies replies={writeQuickReplies(phone, name, quickReplies)} onFollow={chat.onFollow} />
        </li>
      ) : null}
      {mail ? <ReplyLink reply={mail} isWide={!call} /> : null}
    </ul>
  );
}

interface ReplyLinkProps {
  reply: Reply;
  isPrimary?: boolean;
  /** On a phone, others show only their icon. */
  isWide: boolean;
  className?: string;
}

function ReplyLink({ reply, isPrimary = false, isWide, className }: ReplyLinkProps) {
  return (
    <li className={joinClasses(isWide ? "min-w-0" : "min-w-0 max-sm:shrink-0", className)}>
      <a
        {...toLinkProps(reply)}
        className={joinClasses(
          "figures inline-flex min-h-12 max-w-full items-center justify-center gap-2 rounded-sm border px-3.5 text-sm max-sm:w-full",
          // Beside three icons, a phone has space for the whole number.
          isWide && "max-sm:px-2",
          isPrimary
            ? "border-spark bg-spark font-semibold text-coal hover:brightness-110"
            : "border-steel-300 hover:border-graphite",
        )}
      >
        <Icon name={reply.icon} className="size-4.5" />
        <span className={`relative min-w-0 truncate ${isWide ? "" : "max-sm:sr-only"}`}>
          {reply.text}
          <span className="sr-only">{` ${reply.label}`}</span>
        </span>
      </a>
    </li>
  );
}

interface QuickRepliesProps {
  replies: readonly { text: string; href: string }[];
  onFollow: (() => void) | undefined;
}

function QuickReplies({ replies, onFollow }: QuickRepliesProps) {
  return (
    <Menu
      label={<Icon name="chevron-down" label="Quick replies" className="size-4.5" />}
      className="size-12 justify-center px-0!"
      listClassName="inset-x-4 max-w-96"
    >
      <ul>
        {replies.map(({ text, href }) => (
          <li key={text} className="border-steel-200 not-first:border-t">
            <a
              {...{ href, target: "_blank", rel: "noreferrer", onClick: onFollow }}
              lang={/[\u0B80-\u0BFF]/.test(text) ? "ta" : undefined}
              className="wrap-anywhere block px-4 py-3 text-sm hover:bg-mist"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** Chat and call icons for a list row, or a mail icon if there is no phone number. */
export function ReplyIcons(props: RepliesProps) {
  const { call, chat, mail } = useReplies(props);
  return (
    <span className="relative z-2 flex shrink-0 gap-1" data-no-print="">
      {call ? null : <ReplyIcon reply={mail} />}
      <ReplyIcon reply={chat} />
      <ReplyIcon reply={call} className="border border-steel-300 bg-paper hover:border-graphite" />
    </span>
  );
}

const quietStyle = "relative z-2 shrink-0 text-steel-700 hover:bg-mist hover:text-graphite";

function ReplyIcon({ reply, className = quietStyle }: { reply: Reply | undefined; className?: string }) {
  if (!reply) return null;
  const { icon, label } = reply;
  return (
    <a
      {...toLinkProps(reply)}
      className={joinClasses("grid size-12 place-items-center rounded-sm", className)}
      data-no-print=""
    >
      <Icon name={icon} label={icon === "whatsapp" ? `WhatsApp ${label}` : label} />
    </a>
  );
}
