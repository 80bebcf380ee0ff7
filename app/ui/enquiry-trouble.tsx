import { contactInstead } from "~/content/contact";
import { ButtonLink } from "./button";
import { useRootData } from "./use-root-data";
import { whatsappAddress } from "./whatsapp-address";

/** What to do when the site itself cannot take a form: call, or write in a chat. What was typed is still below. */
export function EnquiryTrouble({ message }: { message: string }) {
  const { business } = useRootData();
  return (
    <div role="alert" className="grid gap-3 rounded-sm border border-danger border-l-4 p-4">
      <p className="display-face tracking-normal">{message}</p>
      <p className="text-sm">{contactInstead.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" icon="phone" to={`tel:${business.phone.e164}`}>
          {contactInstead.call} {business.phone.display}
        </ButtonLink>
        <ButtonLink variant="secondary" icon="whatsapp" to={whatsappAddress(business)}>
          {contactInstead.whatsapp}
        </ButtonLink>
      </div>
    </div>
  );
}
