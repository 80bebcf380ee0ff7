import { useEffect, useRef, useState } from "react";
import type { DetailField } from "~/features/enquiries/detail-fields";
import { controlClasses, Field, SelectField, TextField } from "~/platform/ui/form/field";
import type { FieldProps } from "~/platform/ui/form/use-form";

interface DetailInputProps extends FieldProps {
  detail: DetailField;
  label: string;
  help?: string;
  placeholder?: string;
  /** Of a day, e.g. 2031-05-01. */
  min?: string;
}

export function DetailInput({ detail, min, ...field }: DetailInputProps) {
  if (detail.type === "choice") return <SelectField {...field} options={detail.options} />;
  if (detail.type === "day") return <DateField {...field} min={min} />;
  return <TextField {...field} maxLength={200} autoComplete="off" />;
}

/** Some browsers show a date or format in an empty field. With JavaScript, the placeholder covers it, but not the icon. */
function DateField({ placeholder, min, defaultValue, ...field }: Omit<DetailInputProps, "detail">) {
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const updateIsEmpty = () => setIsEmpty(input.current?.value === "" && !input.current.validity.badInput);
  // The value may come from a draft, or from before hydration.
  useEffect(updateIsEmpty, []);
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
