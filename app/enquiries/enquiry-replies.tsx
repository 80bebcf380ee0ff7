import { useRootData } from "~/site/use-root-data";
import { Icon, type IconName } from "~/ui/icon";
import { type Enquiry, nameProjectType } from "./enquiry";

/** What an answer to an enquiry needs to know of it. */
export interface Answerable extends Pick<Enquiry, "kind" | "name" | "email" | "phone"> {
  /** One of the choices of the quote form, or empty. */
  projectType: string | null;
  /** What was asked, or its beginning. */
  text: string;
}

/** So much of what was asked is quoted in a chat. */
const LONGEST_QUOTATION = 200;

/** Calls the visitor. Takes ten digits. */
export function callAddress(phone: string): string {
  return `tel:+91${phone}`;
}

/** Opens a chat with the visitor, the first message written: it names them and what they asked. */
export function chatAddress(enquiry: Answerable & { phone: string }, businessName: string): string {
  const text = excerpt(enquiry.text);
  const words = [
    `Hello ${enquiry.name}, this is ${businessName}. Thank you for your ${nameRequest(enquiry)}.`,
    ...(text ? [`You wrote: "${text}"`] : []),
  ];
  return `https://wa.me/91${enquiry.phone}?text=${encodeURIComponent(words.join("\n\n"))}`;
}

/** Writes a mail to the visitor, the subject filled in. */
export function mailAddress(enquiry: Answerable & { email: string }, businessName: string): string {
  const subject = `Your ${nameRequest(enquiry)} to ${businessName}`;
  const body = `Dear ${enquiry.name},\r\n\r\n`;
  const address = encodeURIComponent(enquiry.email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

function nameRequest({ kind, projectType }: Answerable): string {
  if (kind === "message") return "message";
  return projectType ? `quote request (${nameProjectType(projectType)})` : "quote request";
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= LONGEST_QUOTATION) return line;
  // By characters, so that none is cut in two.
  return `${[...line]
    .slice(0, LONGEST_QUOTATION - 1)
    .join("")
    .trimEnd()}…`;
}

/** Links to call, chat with and write to the sender of an enquiry. */
export function EnquiryReplies({ enquiry }: { enquiry: Answerable }) {
  const { business } = useRootData();
  const { name, phone, email } = enquiry;
  return (
    <ul className="flex flex-wrap gap-2">
      {phone ? (
        <>
          <Reply href={callAddress(phone)} icon="phone" text={phone} label={`Call ${name}`} />
          <Reply
            href={chatAddress({ ...enquiry, phone }, business.name)}
            icon="whatsapp"
            text="WhatsApp"
            label={`to ${name}`}
            isElsewhere
          />
        </>
      ) : null}
      {email ? (
        <Reply
          href={mailAddress({ ...enquiry, email }, business.name)}
          icon="mail"
          text={email}
          label={`Mail to ${name}`}
        />
      ) : null}
    </ul>
  );
}

interface ReplyProps {
  href: string;
  icon: IconName;
  text: string;
  /** Says after the text whom it reaches. */
  label: string;
  isElsewhere?: boolean;
}

function Reply({ href, icon, text, label, isElsewhere = false }: ReplyProps) {
  return (
    <li className="min-w-0">
      <a
        href={href}
        {...(isElsewhere && { target: "_blank", rel: "noreferrer" })}
        className="figures inline-flex min-h-11 max-w-full items-center gap-2 rounded-sm border border-steel-300 px-3 text-sm hover:border-graphite"
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
