import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useRef,
} from "react";
import { useBrowserLayoutEffect } from "~/platform/ui/hooks";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

/** Links in error summaries lead to this id. */
export function toFieldId(name: string): string {
  return `field-${name}`;
}

interface FieldTexts {
  name: string;
  label: string;
  help?: ReactNode;
  error?: string | null;
  note?: string;
}

interface LinkedProps {
  id: string;
  name: string;
  required?: boolean;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

export const controlClasses =
  "block w-full min-h-12 rounded-sm border border-steel-500 px-3.5 py-2.5 text-base text-graphite " +
  "transition-[border-color,box-shadow] placeholder:text-steel-500 hover:border-graphite " +
  "focus-visible:border-graphite aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] " +
  "disabled:bg-mist disabled:text-steel-600";

/** `children` receives the attributes that link the control to its label, help and error. */
export function Field({
  id: givenId,
  name,
  label,
  help,
  error,
  note,
  required,
  className,
  children,
}: FieldTexts & {
  id?: string;
  required?: boolean;
  className?: string;
  children: (linkedProps: LinkedProps) => ReactNode;
}) {
  const id = givenId ?? toFieldId(name);
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={joinClasses("grid grid-cols-1 gap-1.5", className)}>
      <label htmlFor={id} className="display-face text-sm tracking-normal">
        {label}
        {required ? (
          <span aria-hidden="true" className="text-spark-ink">
            {"\u00a0*"}
          </span>
        ) : null}
        {note ? <span className="font-sans font-normal text-steel-600">{` (${note})`}</span> : null}
      </label>
      {help ? (
        <p id={`${id}-help`} className="text-sm text-steel-600">
          {help}
        </p>
      ) : null}
      {children({
        id,
        name,
        required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-semibold text-danger">
      <Icon name="warning" className="mt-0.5 size-4.5" />
      <span className="min-w-0 whitespace-pre-line break-words">{children}</span>
    </p>
  );
}

type ControlProps<Attributes> = FieldTexts &
  Omit<Attributes, keyof FieldTexts | "aria-describedby" | "aria-invalid">;

function splitProps<Props extends FieldTexts & { id?: string; required?: boolean; className?: string }>({
  label,
  help,
  error,
  note,
  className,
  ...control
}: Props) {
  const { id, name, required } = control;
  return { fieldProps: { id, name, label, help, error, note, required, className }, control };
}

export function TextField(props: ControlProps<InputHTMLAttributes<HTMLInputElement>>) {
  const { fieldProps, control: input } = splitProps(props);
  return (
    <Field {...fieldProps}>
      {(linkedProps) => <input type="text" {...input} {...linkedProps} className={controlClasses} />}
    </Field>
  );
}

export function TextArea(props: ControlProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { fieldProps, control: area } = splitProps(props);
  return (
    <Field {...fieldProps}>
      {(linkedProps) => (
        <textarea
          rows={5}
          {...area}
          {...linkedProps}
          className={joinClasses(controlClasses, "field-sizing-content max-h-96 min-h-32")}
        />
      )}
    </Field>
  );
}

interface SelectTexts {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

export function SelectField({
  options,
  ...props
}: ControlProps<SelectHTMLAttributes<HTMLSelectElement>> & SelectTexts) {
  const { fieldProps, control: select } = splitProps(props);
  return (
    <Field {...fieldProps}>
      {(linkedProps) => (
        <Select {...select} {...linkedProps}>
          {options}
        </Select>
      )}
    </Field>
  );
}

interface RadioFieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
  legend: string;
  options: SelectTexts["options"];
}

export function RadioField({ name, defaultValue, error, legend, options }: RadioFieldProps) {
  const errorId = `${toFieldId(name)}-error`;
  return (
    <fieldset className="flex flex-wrap gap-x-6" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-sm">{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value} className="flex min-h-11 items-center gap-2 text-sm">
          <input
            id={index === 0 ? toFieldId(name) : undefined}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            aria-invalid={error ? true : undefined}
            className="size-5 shrink-0"
          />
          {label}
        </label>
      ))}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "children"> {
  placeholder?: string;
  children: SelectTexts["options"];
}

export function Select({ className, ...select }: SelectProps) {
  return (
    <span className="relative block">
      <PlainSelect {...select} className={joinClasses(controlClasses, "appearance-none pr-11!", className)} />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
      />
    </span>
  );
}

/** Every select uses this, because React sets the default of a select only once. */
export function PlainSelect({ placeholder, children: options, ...select }: SelectProps) {
  const element = useRef<HTMLSelectElement>(null);
  const { defaultValue } = select;
  const lastDefault = useRef(defaultValue);
  useBrowserLayoutEffect(() => {
    if (!element.current || defaultValue === undefined) return;
    const { value } = element.current;
    for (const option of element.current.options) option.defaultSelected = option.value === defaultValue;
    // A choice stays until the form is reset.
    element.current.value = value === lastDefault.current ? String(defaultValue) : value;
    lastDefault.current = defaultValue;
  }, [defaultValue, options]);
  return (
    <select {...select} ref={element}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export const fileInputClasses =
  "block w-full rounded-sm border border-dashed px-4 py-6 hover:border-graphite aria-invalid:border-danger " +
  "file:mr-4 file:min-h-11 file:text-sm file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-steel-400 " +
  "file:bg-paper file:px-4 file:font-semibold file:text-graphite hover:file:border-graphite";

export function FileThumbnail({ thumbnail, className }: { thumbnail: string | null; className: string }) {
  return (
    <span
      className={joinClasses(
        "grid shrink-0 place-items-center overflow-hidden rounded-sm bg-steel-100 text-steel-600",
        className,
      )}
    >
      {thumbnail ? (
        <img src={thumbnail} alt="" className="size-full object-cover" />
      ) : (
        <Icon name="document" className="size-8" />
      )}
    </span>
  );
}
