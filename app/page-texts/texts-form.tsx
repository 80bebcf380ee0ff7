import { Panel } from "~/admin/panel";
import type { PictureSource } from "~/content/picture-source";
import { Picture } from "~/images/picture";
import type { ServiceTexts } from "~/page-texts/own-texts.server";
import {
  fieldKinds,
  resetIntent,
  type ServiceField,
  type ServicePart,
  serviceFields,
  serviceParts,
} from "~/page-texts/service-fields";
import { DocumentForm } from "~/revisions/document-form";
import { Button } from "~/ui/button";
import { control, Field } from "~/ui/form/field";
import { useForm } from "~/ui/form/use-form";
import { joinClasses } from "~/ui/join-classes";

interface ServiceFormProps {
  /** 0 before the first save. */
  version: number;
  texts: ServiceTexts;
  delivered: ServiceTexts;
  /** Of the gallery, in order. */
  pictures: readonly PictureSource[];
}

/** Each optional part has one more empty field. */
export function ServiceForm({ version, texts, delivered, pictures }: ServiceFormProps) {
  const form = useForm({ values: texts, version });
  const shown = form.refused?.typed ?? texts;
  const parts = Object.keys(serviceParts) as ServicePart[];
  const field = (one: ServiceField) => (
    <WordsField
      key={one.name}
      field={one}
      text={shown[one.name] ?? ""}
      saved={texts[one.name] ?? ""}
      delivered={delivered[one.name] ?? ""}
      error={form.refused?.errors[one.name]}
    />
  );
  return (
    <DocumentForm form={form}>
      {parts.map((part) => (
        <Panel key={part} {...serviceParts[part]}>
          {findFields(part, shown, delivered).map((one) => {
            const picture = one.kind === "picture" ? pictures[one.place - 1] : undefined;
            if (!picture) return field(one);
            return (
              <div key={one.name} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-6 sm:gap-10">
                <Picture source={picture} sizes="4rem" className="mt-1 aspect-square self-start" />
                {field(one)}
              </div>
            );
          })}
        </Panel>
      ))}
    </DocumentForm>
  );
}

function findFields(part: ServicePart, shown: ServiceTexts, delivered: ServiceTexts): ServiceField[] {
  const fields = serviceFields.filter((field) => field.part === part);
  const last = fields.findLast(({ name }) => shown[name] || delivered[name]);
  return fields.filter(({ place }) => place <= (last?.place ?? 0) + 1);
}

interface WordsFieldProps {
  field: ServiceField;
  text: string;
  /** Value before any typing. */
  saved: string;
  delivered: string;
  error: string | undefined;
}

/** A text that differs from the delivered one shows that beside it, to restore it. */
function WordsField({ field: { name, kind, place }, text, saved, delivered, error }: WordsFieldProps) {
  const { most, isOptional } = fieldKinds[kind];
  const label = fieldKinds[kind].label(place);
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
        note={differs && delivered !== "" ? "your words" : undefined}
        help={kind === "lead" ? `${most} characters at most` : undefined}
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
          <p className="text-steel-600">Delivered words</p>
          <p className="min-w-0 wrap-anywhere border-transparent lg:border lg:py-2.5 lg:text-base">
            {delivered || "None: this is an addition of yours."}
          </p>
          <Button
            variant="quiet"
            name="intent"
            value={resetIntent(name)}
            aria-label={`${delivered !== "" ? "Back to the delivered words" : "Take it out"}: ${label}`}
            className="-mx-3"
          >
            {delivered ? "Back to the delivered words" : "Take it out"}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
