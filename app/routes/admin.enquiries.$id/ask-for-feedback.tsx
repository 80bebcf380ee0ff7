import { feedbackWords } from "~/content/testimonial-screens";
import { chatAddress } from "~/enquiries/reply-addresses";
import { ButtonLink } from "~/ui/button";
import { Fold } from "./enquiry-extras";

interface AskForFeedbackProps {
  name: string;
  /** Ten digits; null where none was given. */
  phone: string | null;
  /** The customer's personal link. */
  address: string;
}

/** Offers every customer of a won enquiry alike to say how it went. */
export function AskForFeedback({ name, phone, address }: AskForFeedbackProps) {
  const { heading, text, whatsapp, message } = feedbackWords.link;
  return (
    <Fold title={heading} isForScreen>
      <p className="text-sm text-steel-600">{text}</p>
      <p className="select-all wrap-anywhere text-sm">{address}</p>
      {phone ? (
        <ButtonLink
          variant="secondary"
          icon="whatsapp"
          to={chatAddress(phone, message(name, address))}
          className="justify-self-start"
        >
          {whatsapp}
        </ButtonLink>
      ) : null}
    </Fold>
  );
}
