import { useEffect, useRef } from "react";
import { contactInstead } from "~/content/contact";
import { useRootData } from "~/site/use-root-data";
import { whatsappAddress } from "~/site/whatsapp-address";
import { ButtonLink } from "~/ui/button";
import type { RefusedEnquiry } from "./enquiry-answer";

/**
 * What to do when the site itself cannot take a form: call, or write in a chat. What was typed is still below. Takes the
 * focus when it appears, so that it is seen and read out.
 */
export function EnquiryTrouble({ answer }: { answer: RefusedEnquiry }) {
  const { business } = useRootData();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new answer takes the focus, whatever it says
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 rounded-sm border border-danger border-l-4 p-4"
    >
      <p className="display-face tracking-normal">{answer.toast.message}</p>
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
