import { serviceWords as words } from "~/content/service-words";
import { BACK_BUTTON, fieldKinds, type ServiceField } from "~/services/service-fields";
import { Button } from "~/ui/button";
import { control, Field } from "~/ui/form/field";
import { joinClasses } from "~/ui/join-classes";

interface WordsFieldProps {
  field: ServiceField;
  text: string;
  /** Value before any typing. */
  saved: string;
  delivered: string;
  error: string | undefined;
}

/** A text that differs from the delivered one shows that beside it, to restore it. */
export function WordsField({ field: { name, kind, place }, text, saved, delivered, error }: WordsFieldProps) {
  const { most, isOptional } = fieldKinds[kind];
  const label = words.fields[kind].label(place);
  const differs = text !== delivered;
  const isLong = most > 110;
  return (
    <div
      className={joinClasses(
        // Marks the owner's texts at the edge of the panel.
        "-ml-4 sm:-ml-6 grid min-w-0 gap-x-6 gap-y-3 border-l-2 pl-3.5 sm:pl-5.5",
        differs ? "border-steel-500 lg:grid-cols-2" : "border-transparent",
      )}
    >
      <Field
        name={name}
        label={label}
        error={error}
        note={differs && delivered !== "" ? words.changed : undefined}
        help={kind === "lead" || kind === "metaDescription" ? words.most(most) : undefined}
        required={!isOptional}
        className="content-start"
      >
        {(ties) => (
          <textarea
            {...ties}
            defaultValue={text}
            data-preset={saved}
            maxLength={most}
            rows={isLong ? 4 : 2}
            className={joinClasses(control, "field-sizing-content", isLong && "min-h-20")}
          />
        )}
      </Field>
      {differs ? (
        <div className="grid content-start justify-items-start gap-1.5 text-sm">
          <p className="text-steel-600">{words.delivered}</p>
          <p className="min-w-0 wrap-anywhere border-transparent lg:border lg:py-2.5 lg:text-base">
            {delivered || words.none}
          </p>
          <Button
            variant="quiet"
            name={BACK_BUTTON}
            value={name}
            aria-label={words.backOf(label, delivered !== "")}
            className="-mx-3"
          >
            {delivered ? words.back : words.takeOut}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
