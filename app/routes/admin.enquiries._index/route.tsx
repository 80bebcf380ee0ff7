import { inboxWords } from "~/content/inbox";
import { Icon } from "~/ui/icon";

/** Shown beside the list on wide screens while no enquiry is open. */
export default function NoEnquiryChosen() {
  return (
    <p className="inbox-nothing">
      <Icon name="inbox" className="size-8 text-steel-400" />
      {inboxWords.choose}
    </p>
  );
}
