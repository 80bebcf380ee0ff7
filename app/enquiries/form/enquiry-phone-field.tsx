import type { ClipboardEvent, FormEvent } from "react";
import { fitPhone } from "~/enquiries/phone";
import { TextField } from "~/ui/form/field";

interface EnquiryPhoneFieldProps {
  name: string;
  label: string;
  help: string;
  note?: string;
  error?: string;
  required?: boolean;
  maxLength?: number;
  defaultValue?: string;
}

/** A telephone number of ten digits: whatever else is typed or pasted goes at once, where scripts run. */
export function EnquiryPhoneField(props: EnquiryPhoneFieldProps) {
  return (
    <TextField
      {...props}
      // Not of type "tel": HTML allows a national number to be filled in into a field of text only.
      type="text"
      inputMode="tel"
      autoComplete="tel-national"
      onInput={fitWhatIsTyped}
      onPaste={fitWhatIsPasted}
    />
  );
}

function fitWhatIsTyped({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const fitted = fitPhone(input.value);
  // Setting the same text again would move the caret.
  if (fitted !== input.value) input.value = fitted;
}

/** A browser cuts a pasted text to the field's length before anybody can take the blanks out of it. */
function fitWhatIsPasted(event: ClipboardEvent<HTMLInputElement>) {
  event.preventDefault();
  const input = event.currentTarget;
  const { selectionStart, selectionEnd, value } = input;
  const pasted = event.clipboardData.getData("text");
  input.value = fitPhone(
    value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length),
  );
}
