import { useEffect, useRef, useState } from "react";
import { control, Field } from "~/ui/form/field";

interface DateFieldProps {
  name: string;
  label: string;
  help: string;
  placeholder: string;
  /** Earliest day, as 2031-05-01. */
  min: string;
  defaultValue?: string;
  error?: string;
}

/** Some browsers show today or a pattern in an empty field. With scripts, the placeholder covers it, but not the picker's icon. */
export function DateField({ placeholder, min, defaultValue, ...words }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const look = () => setIsEmpty(input.current?.value === "" && !input.current.validity.badInput);
  // From a draft, or chosen before hydration.
  useEffect(look, []);
  return (
    <Field {...words}>
      {(ties) => (
        <span className="relative block min-w-0">
          <input
            {...ties}
            ref={input}
            type="date"
            min={min}
            defaultValue={defaultValue}
            autoComplete="off"
            onInput={look}
            onBlur={look}
            className={`${control} peer date-field min-w-0`}
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
