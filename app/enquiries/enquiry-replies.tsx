import { useRootData } from "~/site/use-root-data";
import { Icon, type IconName } from "~/ui/icon";
import { type Answerable, callAddress, chatAddress, mailAddress } from "./reply-addresses";

/** One tap to call, chat with or write to whoever sent an enquiry. */
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
