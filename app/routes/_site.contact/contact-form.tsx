import { contactForm } from "~/content/contact";
import type { HiddenValues } from "~/enquiries/form/enquiry-answer";
import { EnquiryForm } from "~/enquiries/form/enquiry-form";
import { EnquiryPhoneField } from "~/enquiries/form/enquiry-phone-field";
import type { EnquiryFormState } from "~/enquiries/form/use-enquiry-form";
import { TextArea, TextField } from "~/ui/form/field";

/** Name, e-mail, telephone if one likes, and the message. */
export function ContactForm({
  state,
  hiddenValues,
}: {
  state: EnquiryFormState;
  hiddenValues: HiddenValues;
}) {
  const { fields, heading, submit, pending } = contactForm;
  const { field } = state;
  return (
    <EnquiryForm {...{ heading, state, hiddenValues, submit, pending }}>
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
