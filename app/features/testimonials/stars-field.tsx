import { STAR_SCALE } from "~/content/constants";
import { FieldError } from "~/platform/ui/form/field";

interface StarsFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  /** The stored value, with which a draft detects changes. */
  "data-preset"?: string;
  error?: string;
}

const star = "M12 3l2.7 6.1 6.6.6-5 4.4 1.5 6.5L12 17.2l-5.8 3.4 1.5-6.5-5-4.4 6.6-.6z";

/** Five radio buttons. CSS fills the chosen star and those before it. */
export function StarsField({ name, label, defaultValue, error, ...preset }: StarsFieldProps) {
  const problemId = `field-${name}-error`;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? problemId : undefined}>
      <legend className="display-face text-sm tracking-normal">
        {label}
        <span aria-hidden="true" className="text-spark-ink">
          {"\u00a0*"}
        </span>
      </legend>
      <div className="-ml-2 flex max-w-full">
        {Array.from({ length: STAR_SCALE }, (_, index) => index + 1).map((count) => (
          <label
            key={count}
            className="grid size-[min(3rem,14vw)] cursor-pointer place-items-center rounded-sm text-graphite has-[~label_:checked]:[&_path]:fill-current has-checked:[&_path]:fill-current has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 hover:bg-steel-100"
          >
            <input
              type="radio"
              name={name}
              id={count === 1 ? `field-${name}` : undefined}
              value={count}
              required
              defaultChecked={String(count) === defaultValue}
              {...preset}
              data-draft=""
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <span className="sr-only">{count === 1 ? "1 star" : `${count} stars`}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="w-2/3">
              <path d={star} fill="none" stroke="currentColor" strokeWidth="1.2" />
            </svg>
          </label>
        ))}
      </div>
      {error ? <FieldError id={problemId}>{error}</FieldError> : null}
    </fieldset>
  );
}
