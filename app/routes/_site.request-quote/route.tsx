import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import * as messages from "~/content/messages";
import { homeCrumb, requestQuoteLink } from "~/content/navigation";
import { metaDescriptions } from "~/content/pages";
import { quoteHero } from "~/content/quote";
import { db } from "~/database/database.server";
import { submitEnquiry } from "~/enquiries/form/enquiry-answer";
import { EnquiryPlace } from "~/enquiries/form/enquiry-receipt";
import { EnquirySheet } from "~/enquiries/form/enquiry-sheet";
import { useEnquiryForm } from "~/enquiries/form/use-enquiry-form";
import { createHiddenValues } from "~/enquiries/form-timestamp.server";
import { readReceipt } from "~/enquiries/receipt.server";
import type { PageHandle } from "~/http/page-handle";
import { preloadPicture } from "~/images/picture";
import { PAGE_HEADER_PICTURE_SIZES, PAGE_HEADER_WIDE_ONLY, PageHeader } from "~/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/site/seo/page-meta";
import { describeBreadcrumb, describeGraph, JsonLd } from "~/site/seo/structured-data";
import { useRootData } from "~/site/use-root-data";
import { readShownPictures } from "~/site-pictures/shown-pictures.server";
import { toIndianDay } from "~/time/indian-time";
import { Toasts } from "~/ui/toasts";
import { QuoteForm } from "./quote-form";
import { QuotePanel } from "./quote-panel";
import { readWish } from "./read-wish.server";
import { takeQuote } from "./take-quote.server";

const path = "/request-quote";
const crumbs = [homeCrumb, { label: requestQuoteLink.label, to: path }];

export const handle: PageHandle = { page: { public: false, query: ["service", "sizes", "like"] } };

export async function loader({ request }: LoaderFunctionArgs) {
  const [{ receipt, headers }, pictures] = await Promise.all([
    readReceipt(request, "quote"),
    readShownPictures(db),
  ]);
  const { pieces, projectType, like } = await readWish(request);
  return data(
    {
      picture: pictures.find("quote-hero"),
      card: pictures.findCard("quote-hero"),
      hiddenValues: createHiddenValues(request),
      projectType,
      pieces,
      like,
      today: toIndianDay(new Date()),
      receipt,
    },
    { headers },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  return await takeQuote(request, path);
}

export { passOnHeaders as headers } from "~/http/page-handle";

export async function clientAction(args: ClientActionFunctionArgs) {
  return await submitEnquiry(args, { kind: "error", ...messages.quote.exception });
}

export function meta({ data: shown, matches }: SiteMetaArgs<typeof loader>) {
  const { quote: description } = metaDescriptions;
  return [
    ...pageMeta({ title: quoteHero.heading, description, path, picture: shown?.card }, findSite(matches)),
    ...(shown ? preloadPicture(shown.picture, PAGE_HEADER_PICTURE_SIZES, PAGE_HEADER_WIDE_ONLY) : []),
  ];
}

export default function QuoteScreen() {
  const { picture, receipt, ...form } = useLoaderData<typeof loader>();
  const { business, publicUrl } = useRootData();
  const state = useEnquiryForm();
  return (
    <>
      <Toasts toast={state.answer?.toast} />
      <PageHeader
        title={quoteHero.heading}
        text={quoteHero.text}
        picture={picture}
        pictureOnWideOnly
        crumbs={crumbs}
      />
      <EnquirySheet
        isWide
        form={
          <EnquiryPlace receipt={receipt}>
            <QuoteForm state={state} {...form} />
          </EnquiryPlace>
        }
        panel={<QuotePanel business={business} />}
      />
      <JsonLd graph={describeGraph(describeBreadcrumb(crumbs, publicUrl))} />
    </>
  );
}
