import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { contactDetails, directContactTexts } from "~/content/contact";
import * as messages from "~/content/messages";
import { getWhatsappUrl, homeCrumb, requestQuoteLink } from "~/content/navigation";
import { metaDescriptions } from "~/content/pages";
import { type quotePage, quotePanel, quoteTitle } from "~/content/quote";
import { FormOrReceipt } from "~/features/enquiries/form/enquiry-receipt";
import { contactLinkClasses, EnquiryContactRow, EnquirySheet } from "~/features/enquiries/form/enquiry-sheet";
import { readReceipt } from "~/features/enquiries/receipt.server";
import { createHiddenValues } from "~/features/enquiries/spam.server";
import { readPage } from "~/features/page-texts/shown-pages.server";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import { FactList, listFacts } from "~/frames/site/fact-list";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader, WIDE_PAGE_HEADER_MEDIA } from "~/frames/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/frames/site/seo/page-meta";
import { StructuredData } from "~/frames/site/seo/structured-data";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { preloadPicture } from "~/platform/images/picture";
import type { Business } from "~/platform/runtime/config/business";
import { toIndianDay } from "~/platform/time/time";
import { submitFormWithToast } from "~/platform/ui/form/submit-form";
import { useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import { readPrefilledQuote } from "./prefilled-quote.server";
import { QuoteForm } from "./quote-form";
import { ReceiptPieces } from "./receipt-pieces";
import { type QuoteExtra, receiveQuote } from "./receive-quote.server";

const path = "/request-quote";
const crumbs = [homeCrumb, { label: requestQuoteLink.label, to: path }];

export const handle: PageHandle = {
  page: { isPublic: false, query: ["service", "sizes", "like", "receipt"] },
};

export async function loader({ request }: LoaderFunctionArgs) {
  const [receipt, pictures, texts] = await Promise.all([
    readReceipt(request, "quote"),
    readShownPictures(db),
    readPage(db, "quote"),
  ]);
  const { pieces, projectType, like } = await readPrefilledQuote(request);
  return {
    texts,
    picture: pictures.find("quote-hero"),
    card: pictures.findCard("quote-hero"),
    hiddenValues: createHiddenValues(request),
    projectType,
    pieces,
    like,
    today: toIndianDay(new Date()),
    receipt,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return await receiveQuote(request, path);
}

export { passOnHeaders as headers } from "~/platform/http/page-handle";

export async function clientAction(args: ClientActionFunctionArgs) {
  return await submitFormWithToast({ type: "error", ...messages.quote.exception }, args);
}

export function meta({ data: shown, matches }: SiteMetaArgs<typeof loader>) {
  const site = findSite(matches);
  const description = metaDescriptions.quote(site?.firm.quoteReply);
  return [
    ...pageMeta({ title: quoteTitle, description, path, picture: shown?.card }, site),
    ...(shown ? preloadPicture(shown.picture, PAGE_HEADER_PICTURE_SIZES, WIDE_PAGE_HEADER_MEDIA) : []),
  ];
}

export default function QuoteScreen() {
  const { texts, picture, receipt, ...prefilled } = useLoaderData<typeof loader>();
  const { business, publicUrl } = useRootData();
  const form = useForm<QuoteExtra>();
  return (
    <>
      <Toasts toast={form.refused?.toast} />
      <PageHeader title={quoteTitle} text={texts.text} picture={picture} isPictureWideOnly crumbs={crumbs} />
      <EnquirySheet
        isWide
        form={
          <FormOrReceipt receipt={receipt} pieces={receipt ? <ReceiptPieces receipt={receipt} /> : null}>
            <QuoteForm heading={texts.form.heading} form={form} {...prefilled} />
          </FormOrReceipt>
        }
        panel={<QuotePanel next={texts.next} business={business} />}
      />
      <StructuredData list={(create) => [create.breadcrumb(crumbs, publicUrl)]} />
    </>
  );
}

interface QuotePanelProps {
  next: (typeof quotePage)["next"];
  business: Business;
}

function QuotePanel({ next, business }: QuotePanelProps) {
  const { quoteHours, quoteReply, facts } = useRootData().firm;
  const whatsappUrl = getWhatsappUrl(business);
  return (
    <section aria-labelledby="quote-contact">
      <h2 id="quote-contact" className="text-heading">
        {quotePanel.heading}
      </h2>
      <p className="mt-5 text-lead">{quotePanel.response(quoteReply)}</p>
      <p className="mt-1 text-steel-300">{quoteHours}</p>
      <dl className="mt-8 border-steel-700 border-b md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-8">
        <EnquiryContactRow icon="phone" label={contactDetails.phone.label}>
          <a
            href={`tel:${business.phone.e164}`}
            translate="no"
            className={`${contactLinkClasses} figures text-lead`}
          >
            {business.phone.display}
          </a>
        </EnquiryContactRow>
        {whatsappUrl ? (
          <EnquiryContactRow icon="whatsapp" label={quotePanel.chat}>
            <a href={whatsappUrl} className={contactLinkClasses}>
              {directContactTexts.whatsapp}
            </a>
          </EnquiryContactRow>
        ) : null}
        <EnquiryContactRow icon="mail" label={contactDetails.email.label}>
          <a href={`mailto:${business.email}`} translate="no" className={`${contactLinkClasses} break-all`}>
            {business.email}
          </a>
        </EnquiryContactRow>
      </dl>
      <FactList facts={listFacts(facts, ["leadTime", "warranty", "payment"])} className="mt-8" />
      <h2 className="mt-12 text-title">{next.heading}</h2>
      <ol className="mt-5 grid gap-6 md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
        {next.steps.map(({ title, text }, index) => (
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
