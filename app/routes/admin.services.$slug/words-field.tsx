import { serviceWords as words } from "~/content/service-words";
import { BACK_BUTTON, fieldKinds, type ServiceField } from "~/services/service-fields";
import { Button } from "~/ui/button";
import { TextArea, TextField } from "~/ui/form/field";
import { joinClasses } from "~/ui/join-classes";

interface WordsFieldProps {
  field: ServiceField;
  /** What stands in it. */
  text: string;
  /** What stands there as long as nobody types. */
  saved: string;
  delivered: string;
  error: string | undefined;
}

/** One text of the page. Where it is not the delivered one, that stands beside it with the way back. */
export function WordsField({ field: { name, kind, place }, text, saved, delivered, error }: WordsFieldProps) {
  const { most, isOptional } = fieldKinds[kind];
  const label = words.fields[kind].label(place);
  const differs = text !== delivered;
  const control = {
    name,
    label,
    error,
    defaultValue: text,
    "data-preset": saved,
    required: !isOptional,
    maxLength: most,
    note: differs && delivered !== "" ? words.changed : undefined,
    help: kind === "lead" || kind === "metaDescription" ? words.most(most) : undefined,
  };
  const isLong = most > 110;
  return (
    <div
      className={joinClasses(
        "grid min-w-0 gap-x-6 gap-y-3 border-l-2 pl-4",
        differs ? "border-steel-500 lg:grid-cols-2" : "border-transparent",
      )}
    >
      {isLong ? <TextArea {...control} rows={3} /> : <TextField {...control} />}
      {differs ? (
        <div className="grid content-start justify-items-start gap-1 text-sm">
          <p className="caption text-steel-600">{words.delivered}</p>
          <p className="min-w-0 wrap-anywhere text-steel-700">{delivered || words.none}</p>
          <Button variant="quiet" name={BACK_BUTTON} value={name} className="-mx-3">
            {words.back}
            <span className="sr-only">{words.backOf(label)}</span>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
