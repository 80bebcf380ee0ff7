import { Link } from "@remix-run/react";
import { type contactPage, contactTitle, directContactTexts } from "~/content/contact";
import { getWhatsappUrl, requestQuoteLink } from "~/content/navigation";
import type { Crumb } from "~/frames/site/breadcrumb";
import { PageHeader } from "~/frames/site/page-header";
import { useRootData } from "~/frames/site/use-root-data";
import type { PictureSource } from "~/platform/images/picture-source";
import { ButtonLink } from "~/platform/ui/button";

interface ContactHeadProps {
  texts: Pick<typeof contactPage, "text" | "photographs">;
  picture: PictureSource;
  crumbs: readonly Crumb[];
}

export function ContactHead({ texts, picture, crumbs }: ContactHeadProps) {
  const { business } = useRootData();
  const text = (
    <p>
      {`${texts.text} `}
      <Link
        to={requestQuoteLink.to}
        className="text-paper underline decoration-current/50 underline-offset-[0.22em] hover:decoration-current"
      >
        {texts.photographs}
      </Link>
      .
    </p>
  );
  const whatsappUrl = getWhatsappUrl(business);
  return (
    <PageHeader title={contactTitle} text={text} picture={picture} isPictureWideOnly crumbs={crumbs}>
      <ButtonLink to={`tel:${business.phone.e164}`} variant="secondary" icon="phone">
        <span className="sr-only">{`${directContactTexts.call} `}</span>
        {business.phone.display}
      </ButtonLink>
      {whatsappUrl ? (
        <ButtonLink to={whatsappUrl} variant="secondary" icon="whatsapp">
          {directContactTexts.whatsapp}
        </ButtonLink>
      ) : null}
    </PageHeader>
  );
}
