import { frameWords } from "~/content/navigation";
import type { Business } from "~/site/business";
import { whatsappAddress } from "~/site/whatsapp-address";
import { Icon } from "~/ui/icon";

/** The floating link to a chat (specification, section 2); not on admin screens, and out of the way of forms. */
export function ChatLink({ business }: { business: Business }) {
  return (
    <aside
      data-under-menu=""
      data-no-print=""
      aria-label={frameWords.chat}
      className="chat-link fixed right-4 bottom-4 z-40 md:right-6 md:bottom-6"
    >
      <a
        href={whatsappAddress(business)}
        target="_blank"
        rel="noreferrer"
        className="grid size-14 place-items-center rounded-md border border-paper/30 bg-ok text-paper shadow-sheet transition-[filter] hover:brightness-115"
      >
        <Icon name="whatsapp" label={frameWords.chatLink} className="size-7" />
      </a>
    </aside>
  );
}
