import { Icon } from "~/platform/ui/icon";

export default function NoEnquiryChosen() {
  return (
    <p className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 text-steel-600 group-not-has-[article]/inbox:hidden">
      <Icon name="inbox" className="size-8 text-steel-400" />
      Choose an enquiry from the list.
    </p>
  );
}
