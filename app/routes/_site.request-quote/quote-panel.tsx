import { contactDetails, contactInstead } from "~/content/contact";
import { quotePanel } from "~/content/quote";
import { contactLink, EnquiryContactRow } from "~/enquiries/form/enquiry-sheet";
import type { Business } from "~/site/business";
import { whatsappAddress } from "~/site/business";
import { useRootData } from "~/site/use-root-data";

/** How to reach the business without the form, and when it answers. */
export function QuotePanel({ business }: { business: Business }) {
  return (
    <section aria-labelledby="quote-contact">
      <h2 id="quote-contact" className="text-heading">
        {quotePanel.heading}
      </h2>
      <p className="mt-5 text-lead">{quotePanel.response}</p>
      <p className="mt-1 text-steel-300">{useRootData().firm.quoteHours}</p>
      <dl className="mt-8 border-steel-700 border-b md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-8">
        <EnquiryContactRow icon="phone" label={contactDetails.phone.label}>
          <a href={`tel:${business.phone.e164}`} className={`${contactLink} figures text-lead`}>
            {business.phone.display}
          </a>
        </EnquiryContactRow>
        <EnquiryContactRow icon="whatsapp" label={quotePanel.chat}>
          <a href={whatsappAddress(business)} className={contactLink}>
            {contactInstead.whatsapp}
          </a>
        </EnquiryContactRow>
        <EnquiryContactRow icon="mail" label={contactDetails.email.label}>
          <a href={`mailto:${business.email}`} className={`${contactLink} break-all`}>
            {business.email}
          </a>
        </EnquiryContactRow>
      </dl>
    </section>
  );
}
