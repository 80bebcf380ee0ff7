import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { contactForm, contactTitle } from "~/content/contact";
import * as messages from "~/content/messages";
import { homeCrumb } from "~/content/navigation";
import { metaDescriptions } from "~/content/pages";
import { EnquiryForm } from "~/features/enquiries/form/enquiry-form";
import { EnquiryPhoneField } from "~/features/enquiries/form/enquiry-phone-field";
import { FormOrReceipt } from "~/features/enquiries/form/enquiry-receipt";
import { EnquirySheet } from "~/features/enquiries/form/enquiry-sheet";
import type { HiddenValues } from "~/features/enquiries/form/hidden-fields";
import { readReceipt } from "~/features/enquiries/receipt.server";
import { createHiddenValues } from "~/features/enquiries/spam.server";
import { readPage } from "~/features/page-texts/shown-pages.server";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import { PAGE_HEADER_PICTURE_SIZES, WIDE_PAGE_HEADER_MEDIA } from "~/frames/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/frames/site/seo/page-meta";
import { StructuredData } from "~/frames/site/seo/structured-data";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { preloadPicture } from "~/platform/images/picture";
import { TextArea, TextField } from "~/platform/ui/form/field";
import { submitFormWithToast } from "~/platform/ui/form/submit-form";
import { type FormState, useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";
import { ContactDetails } from "./contact-details";
import { ContactHead } from "./contact-head";
import { receiveMessage } from "./receive-message.server";

const path = "/contact";
const crumbs = [homeCrumb, { label: contactTitle, to: path }];

export const handle: PageHandle = { page: { isPublic: false, query: ["receipt"] } };

export async function loader({ request }: LoaderFunctionArgs) {
  const [receipt, pictures, texts] = await Promise.all([
    readReceipt(request, "message"),
    readShownPictures(db),
    readPage(db, "contact"),
  ]);
  return {
    texts,
    picture: pictures.find("contact-hero"),
    card: pictures.findCard("contact-hero"),
    hiddenValues: createHiddenValues(request),
    receipt,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  return await receiveMessage(request, path);
}

export { passOnHeaders as headers } from "~/platform/http/page-handle";

export async function clientAction(args: ClientActionFunctionArgs) {
  return await submitFormWithToast({ type: "error", ...messages.contact.exception }, args);
}

export function meta({ data: shown, matches }: SiteMetaArgs<typeof loader>) {
  const site = findSite(matches);
  const description = metaDescriptions.contact(site?.firm.messageReply);
  return [
    ...pageMeta({ title: contactTitle, description, path, picture: shown?.card }, site),
    ...(shown ? preloadPicture(shown.picture, PAGE_HEADER_PICTURE_SIZES, WIDE_PAGE_HEADER_MEDIA) : []),
  ];
}

export default function ContactScreen() {
  const { texts, picture, hiddenValues, receipt } = useLoaderData<typeof loader>();
  const site = useRootData();
  const form = useForm();
  return (
    <>
      <Toasts toast={form.refused?.toast} />
      <ContactHead texts={texts} picture={picture} crumbs={crumbs} />
      <EnquirySheet
        form={
          <FormOrReceipt receipt={receipt}>
            <ContactForm heading={texts.form.heading} form={form} hiddenValues={hiddenValues} />
          </FormOrReceipt>
        }
        panel={<ContactDetails heading={texts.details.heading} business={site.business} />}
      />
      <StructuredData
        list={(create) => [create.business(site, picture), create.breadcrumb(crumbs, site.publicUrl)]}
      />
    </>
  );
}

interface ContactFormProps {
  heading: string;
  form: FormState;
  hiddenValues: HiddenValues;
}

function ContactForm({ heading, form, hiddenValues }: ContactFormProps) {
  const { fields, submit, pending } = contactForm;
  const { field } = form;
  return (
    <EnquiryForm {...{ heading, form, hiddenValues, submit, pending }}>
      <TextField {...field("name")} {...fields.name} required autoComplete="name" />
      <TextField
        {...field("email")}
        {...fields.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <EnquiryPhoneField
        {...field("phone")}
        label={fields.phone.label}
        note={fields.phone.optional}
        help={fields.phone.help}
      />
      <TextArea {...field("message")} {...fields.message} required rows={6} />
    </EnquiryForm>
  );
}
