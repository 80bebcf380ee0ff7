import { useEffect, useRef, useState } from "react";
import type { EnquiryField, FieldForm } from "~/features/enquiries/enquiry-fields";
import { controlClasses, Field, SelectField, TextField } from "~/platform/ui/form/field";
import type { FieldProps } from "~/platform/ui/form/use-form";

interface EnquiryFieldInputProps extends FieldProps {
  asked: EnquiryField;
  form: FieldForm;
  className?: string;
  /** Of a day, e.g. 2031-05-01. */
  min?: string;
}

/** The input of a field, with the texts for the customer or the owner. */
export function EnquiryFieldInput({ asked, form, min, ...field }: EnquiryFieldInputProps) {
  const { customer, type } = asked;
  const { autoComplete, ...texts } =
    form === "quote" && customer
      ? { autoComplete: "off", ...customer }
      : { autoComplete: "off", label: asked.label, placeholder: customer?.placeholder };
  const props = { ...field, ...texts, required: asked.required?.includes(form) };
  if (type === "choice") {
    const isListed = asked.options.some(({ value }) => value === field.defaultValue);
    const unlisted = { value: field.defaultValue, label: field.defaultValue };
    const options = isListed || field.defaultValue === "" ? asked.options : [...asked.options, unlisted];
    return <SelectField {...props} placeholder={texts.placeholder ?? ""} options={options} />;
  }
  if (type === "day") return <DateField {...props} min={min} />;
  if (type === "email")
    return (
      <TextField
        {...props}
        {...{ type, inputMode: type, autoComplete, maxLength: 200 }}
        autoCapitalize="off"
        spellCheck={false}
      />
    );
  if (type === "phone")
    return <TextField {...props} inputMode="tel" maxLength={30} autoComplete={autoComplete} />;
  return <TextField {...props} maxLength={200} autoComplete={autoComplete} />;
}

interface DateFieldProps extends FieldProps {
  label: string;
  help?: string;
  placeholder?: string;
  required?: boolean;
  className?: string;
  min?: string;
}

/** Some browsers show a date or format in an empty field. With JavaScript, the placeholder covers it, but not the icon. */
function DateField({ placeholder, min, defaultValue, ...field }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const updateIsEmpty = () => setIsEmpty(input.current?.value === "" && !input.current.validity.badInput);
  // The value may come from a draft, from before hydration, or from another device after a conflict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the default changes the field
  useEffect(updateIsEmpty, [defaultValue]);
  return (
    <Field {...field}>
      {(fieldProps) => (
        <span className="relative block min-w-0">
          <input
            {...fieldProps}
            ref={input}
            type="date"
            min={min}
            defaultValue={defaultValue}
            autoComplete="off"
            onInput={updateIsEmpty}
            onBlur={updateIsEmpty}
            className={`${controlClasses} peer date-field min-w-0`}
          />
          {isEmpty ? (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-1 right-12 left-1 flex items-center bg-paper pl-2.5 text-steel-600 peer-focus:hidden"
            >
              {placeholder}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}
