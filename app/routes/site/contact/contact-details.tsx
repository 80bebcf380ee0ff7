import { contactDetails } from "~/content/contact";
import { contactLinkClasses, EnquiryContactRow } from "~/features/enquiries/form/enquiry-sheet";
import { Closures } from "~/frames/site/closures";
import { FactList, listFacts } from "~/frames/site/fact-list";
import { useRootData } from "~/frames/site/use-root-data";
import type { Business } from "~/platform/runtime/config/business";
import { Icon } from "~/platform/ui/icon";

function formatPostalAddress({ street, locality, region, postalCode }: Business["address"]): string[] {
  const join = (...parts: string[]) => parts.filter(Boolean).join(" ");
  return [street, join(locality, postalCode), region].filter(Boolean);
}

/** Links to the place or position if it is set, else to the address. The site embeds no maps or other external content. */
function getMapUrl({ name, address, mapPosition, mapLink }: Business): string {
  if (mapLink) return mapLink;
  const query = mapPosition
    ? `${mapPosition.latitude},${mapPosition.longitude}`
    : [name, ...formatPostalAddress(address)].join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

interface ContactDetailsProps {
  heading: string;
  business: Business;
}

export function ContactDetails({ heading, business }: ContactDetailsProps) {
  const { firm } = useRootData();
  const { phone, email, address, reply } = contactDetails;
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className="text-heading">
        {heading}
      </h2>
      <dl className="mt-8 border-steel-700 border-b md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-8">
        <EnquiryContactRow icon="phone" label={phone.label}>
          <a
            href={`tel:${business.phone.e164}`}
            translate="no"
            className={`${contactLinkClasses} figures text-lead`}
          >
            {business.phone.display}
          </a>
          <p className="text-sm text-steel-300">{firm.phoneHours}</p>
          <Closures closures={firm.closures} />
        </EnquiryContactRow>
        <EnquiryContactRow icon="mail" label={email.label}>
          <a
            href={`mailto:${business.email}`}
            translate="no"
            className={`${contactLinkClasses} break-all text-lead`}
          >
            {business.email}
          </a>
        </EnquiryContactRow>
        <EnquiryContactRow icon="pin" label={address.label}>
          <address className="mt-2 not-italic">
            {formatPostalAddress(business.address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <a href={getMapUrl(business)} className={`${contactLinkClasses} text-sm`}>
            {address.map}
            <Icon name="external" className="size-4" />
          </a>
          {firm.hours.map(({ days, hours }) => (
            <p key={days} className="text-sm text-steel-300">
              {`${days}: ${hours}`}
            </p>
          ))}
        </EnquiryContactRow>
      </dl>
      <p className="mt-6 text-lead">{reply(firm.messageReply)}</p>
      <FactList facts={listFacts(firm.facts, ["towns", "reviews"])} className="mt-8" />
    </section>
  );
}
