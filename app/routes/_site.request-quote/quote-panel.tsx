import type { Business } from "~/content/business";
import { whatsappAddress } from "~/content/business";
import { contactDetails, contactInstead } from "~/content/contact";
import { quotePanel } from "~/content/quote";
import { contactLink, EnquiryContactRow } from "~/enquiries/form/enquiry-sheet";
import { useRootData } from "~/site/use-root-data";

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
      <h2 className="mt-12 text-title">{quotePanel.next}</h2>
      <ol className="mt-5 grid gap-6 md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
        {quotePanel.steps.map(({ title, text }, index) => (
          <li key={title} className="rail grid grid-cols-[2.5rem_1fr] border-steel-700 pt-3">
            <span aria-hidden="true" className="caption figures pt-1 text-steel-400">
              {String(index + 1).padStart(2, "0")}
            </span>
            <div>
              <h3 className="display-face tracking-normal">{title}</h3>
              <p className="mt-1 text-sm text-steel-300">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
