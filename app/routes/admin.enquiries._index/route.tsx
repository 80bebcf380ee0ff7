import { inboxWords } from "~/content/inbox";
import { Icon } from "~/ui/icon";

export default function NoEnquiryChosen() {
  return (
    <p className="inbox-nothing">
      <Icon name="inbox" className="size-8 text-steel-400" />
      {inboxWords.choose}
    </p>
  );
}
