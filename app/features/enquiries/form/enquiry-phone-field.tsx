import { type ClipboardEvent, type FormEvent, useEffect, useState } from "react";
import { phoneTexts } from "~/content/enquiry-forms";
import {
  classifyPhone,
  formatPhone,
  isImpossiblePhone,
  isPhone,
  normalizePhone,
} from "~/features/enquiries/phone";
import { TextField, toFieldId } from "~/platform/ui/form/field";
import { onPointerRelease } from "~/platform/ui/form/use-form";
import { Icon } from "~/platform/ui/icon";

/** Fits formatted numbers from browsers and address books, such as "+91 422-230-1234". */
const MAX_TYPED_LENGTH = 16;

interface EnquiryPhoneFieldProps {
  name: string;
  label: string;
  help: string;
  note?: string;
  error?: string;
  required?: boolean;
  defaultValue?: string;
}

/** Accepts any format. With scripts, blur reduces the number to ten digits, and a line below shows how it was understood. */
export function EnquiryPhoneField({ error, defaultValue = "", ...props }: EnquiryPhoneFieldProps) {
  const [feedback, setFeedback] = useState(error ? null : describeNumber(defaultValue));

  const normalizeInput = (input: HTMLInputElement) => {
    const digits = normalizePhone(input.value);
    if (isPhone(digits)) input.value = digits;
    setFeedback(describeNumber(input.value));
  };
  // For values from a draft or autofill.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useEffect(() => {
    const input = document.getElementById(toFieldId(props.name));
    if (input instanceof HTMLInputElement && !error) setFeedback(describeNumber(input.value));
  }, []);

  return (
    <div>
      <TextField
        {...props}
        error={error}
        defaultValue={defaultValue}
        // Not type "tel": HTML allows the autofill of national numbers only in text fields.
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MAX_TYPED_LENGTH}
        onInput={({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
          // Autofill happens without focus, so there is no blur.
          if (document.activeElement === input) setFeedback(null);
          else normalizeInput(input);
        }}
        onBlur={({ currentTarget }) => onPointerRelease(() => normalizeInput(currentTarget))}
        onPaste={fitPastedNumber}
      />
      <div role="status">
        {feedback && !(error && feedback.isProblem) ? (
          <p
            className={`mt-1.5 flex items-start gap-1.5 text-sm ${feedback.isProblem ? "text-danger" : "text-ok"}`}
          >
            <Icon name={feedback.isProblem ? "warning" : "check"} className="mt-0.5 size-4.5" />
            <span className="figures min-w-0">{feedback.text}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function describeNumber(typed: string): { text: string; isProblem: boolean } | null {
  if (typed.trim() === "") return null;
  const digits = normalizePhone(typed);
  if (digits.startsWith("+")) return { text: phoneTexts.foreign, isProblem: true };
  if (!isPhone(digits)) {
    const count = digits.replace(/\D/g, "").length;
    return { text: phoneTexts.otherLength(count), isProblem: true };
  }
  const number = formatPhone(digits);
  if (isImpossiblePhone(digits)) return { text: phoneTexts.impossible(number), isProblem: true };
  if (classifyPhone(digits) === "unusual") return { text: phoneTexts.unusual(number), isProblem: true };
  return { text: phoneTexts.understood(number), isProblem: false };
}

/** Browsers truncate pasted text to `maxLength`, which would cut off the end of a widely spaced number. */
function fitPastedNumber(event: ClipboardEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const { selectionStart, selectionEnd, value } = input;
  const pastedText = event.clipboardData.getData("text");
  const wholeInput =
    value.slice(0, selectionStart ?? value.length) + pastedText + value.slice(selectionEnd ?? value.length);
  if (wholeInput.length <= MAX_TYPED_LENGTH) return;
  event.preventDefault();
  // The digits alone fit. Longer input keeps too many digits, so that it is refused.
  input.value = normalizePhone(wholeInput).slice(0, MAX_TYPED_LENGTH);
}
