import { type ClipboardEvent, type FormEvent, useEffect, useState } from "react";
import { phoneTexts } from "~/content/enquiry-forms";
import { classifyPhone, formatPhone, isImpossiblePhone, isPhone, normalizePhone } from "~/enquiries/phone";
import { fieldId, TextField } from "~/ui/form/field";
import { onPointerRelease } from "~/ui/form/pointer-release";
import { Icon } from "~/ui/icon";

/** Fits numbers from browsers and address books: "+91 422-230-1234". */
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

/** Accepts any notation. With scripts it becomes ten digits on blur, and a line below shows the number as understood. */
export function EnquiryPhoneField({ error, defaultValue = "", ...props }: EnquiryPhoneFieldProps) {
  const [remark, setRemark] = useState(error ? null : remarkOn(defaultValue));

  const settle = (input: HTMLInputElement) => {
    const digits = normalizePhone(input.value);
    if (isPhone(digits)) input.value = digits;
    setRemark(remarkOn(input.value));
  };
  // Covers values from a draft or autofill.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const input = document.getElementById(fieldId(props.name));
    if (input instanceof HTMLInputElement && !error) setRemark(remarkOn(input.value));
  }, []);

  return (
    <div>
      <TextField
        {...props}
        error={error}
        defaultValue={defaultValue}
        // Not type "tel": HTML allows autofill of a national number into text fields only.
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MAX_TYPED_LENGTH}
        onInput={({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
          // Autofill happens without focus, so no blur follows.
          if (document.activeElement === input) setRemark(null);
          else settle(input);
        }}
        onBlur={({ currentTarget }) => onPointerRelease(() => settle(currentTarget))}
        onPaste={fitPastedNumber}
      />
      <div role="status">
        {remark && !(error && remark.isProblem) ? (
          <p
            className={`mt-1.5 flex items-start gap-1.5 text-sm ${remark.isProblem ? "text-danger" : "text-ok"}`}
          >
            <Icon name={remark.isProblem ? "warning" : "check"} className="mt-0.5 size-4.5" />
            <span className="figures min-w-0">{remark.words}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function remarkOn(typed: string): { words: string; isProblem: boolean } | null {
  if (typed.trim() === "") return null;
  const digits = normalizePhone(typed);
  if (digits.startsWith("+")) return { words: phoneTexts.foreign, isProblem: true };
  if (!isPhone(digits)) {
    const count = digits.replace(/\D/g, "").length;
    return { words: phoneTexts.otherLength(count), isProblem: true };
  }
  const number = formatPhone(digits);
  if (isImpossiblePhone(digits)) return { words: phoneTexts.impossible(number), isProblem: true };
  if (classifyPhone(digits) === "unusual") return { words: phoneTexts.unusual(number), isProblem: true };
  return { words: phoneTexts.understood(number), isProblem: false };
}

/** Browsers truncate pasted text to the field's length, which loses the end of a widely spaced number. */
function fitPastedNumber(event: ClipboardEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const { selectionStart, selectionEnd, value } = input;
  const pasted = event.clipboardData.getData("text");
  const whole =
    value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length);
  if (whole.length <= MAX_TYPED_LENGTH) return;
  event.preventDefault();
  // The digits alone fit. Longer input retains too many digits, so that no check accepts it as a number.
  input.value = normalizePhone(whole).slice(0, MAX_TYPED_LENGTH);
}
