import { Link } from "@remix-run/react";
import { type Business, whatsappAddress } from "~/content/business";
import { contactInstead, type contactPage, contactTitle } from "~/content/contact";
import { requestQuoteLink } from "~/content/navigation";
import { Breadcrumb, type Crumb } from "~/site/breadcrumb";
import { useRootData } from "~/site/use-root-data";
import { ButtonLink } from "~/ui/button";

interface ContactHeadProps {
  texts: Pick<typeof contactPage, "text" | "photographs">;
  business: Business;
  crumbs: readonly Crumb[];
}

/** Shows the number in place of a picture: visitors of this page want to reach the business. */
export function ContactHead({ texts, business, crumbs }: ContactHeadProps) {
  const { phone } = business;
  const { phoneHours } = useRootData().firm;
  return (
    <header data-dark="" className="relative bg-graphite pt-20 text-paper lg:pt-28">
      <div className="shell grid gap-x-8 gap-y-8 pt-8 pb-10 lg:grid-cols-12 lg:items-end lg:pb-16">
        <div className="lg:col-span-5">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="mt-6 text-display">{contactTitle}</h1>
          <p className="mt-5 max-w-[44ch] text-lead text-steel-200">
            {texts.text}{" "}
            <Link
              to={requestQuoteLink.to}
              className="text-paper underline decoration-current/50 underline-offset-[0.22em] hover:decoration-current"
            >
              {texts.photographs}
            </Link>
            .
          </p>
        </div>
        <div className="rail border-steel-500 pt-5 lg:col-span-7 lg:pt-7">
          <p className="caption text-steel-300">{phoneHours}</p>
          <a
            href={`tel:${phone.e164}`}
            className="figures display-face mt-1 flex min-h-11 flex-wrap items-center text-display decoration-2 underline-offset-[0.18em] hover:underline"
          >
            <span className="sr-only">{contactInstead.call} </span>
            {phone.display}
          </a>
          <ButtonLink
            to={whatsappAddress(business)}
            variant="secondary"
            icon="whatsapp"
            data-no-print=""
            className="mt-6"
          >
            {contactInstead.whatsapp}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
