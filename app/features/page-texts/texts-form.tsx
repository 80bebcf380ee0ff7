import { DocumentForm } from "~/frames/admin/document-form";
import { Picture } from "~/platform/images/picture";
import { Button } from "~/platform/ui/button";
import { Fold } from "~/platform/ui/fold";
import { controlClasses, Field } from "~/platform/ui/form/field";
import { useForm } from "~/platform/ui/form/use-form";
import { joinClasses } from "~/platform/ui/join-classes";
import { getResetIntent, type PageTexts } from "./edited-page";
import type { PageScreen } from "./page-screen.server";

type FormTextField = PageScreen["parts"][number]["fields"][number];

/** Each list of optional texts ends with one empty field. */
export function TextsForm({
  version,
  texts,
  defaults,
  parts,
}: Pick<PageScreen, "version" | "texts" | "defaults" | "parts">) {
  const form = useForm({ values: texts, version });
  const currentTexts = form.refused?.typed ?? texts;
  return (
    <DocumentForm form={form}>
      {parts.map(({ title, help, fields }) => (
        <Fold
          key={title}
          title={<h2 className="text-title">{title}</h2>}
          excerpt={describePart(fields, currentTexts, defaults)}
          isOpen={fields.some(({ name }) => form.refused?.errors[name])}
          className="sheet"
        >
          {help ? <p className="max-w-[60ch] text-sm text-steel-600">{help}</p> : null}
          {listShownFields(fields, currentTexts, defaults).map((field) => {
            const { name, picture } = field;
            const shownField = (
              <TextWithDefault
                key={name}
                field={field}
                text={currentTexts[name] ?? ""}
                savedText={texts[name] ?? ""}
                defaultText={defaults[name] ?? ""}
                error={form.refused?.errors[name]}
              />
            );
            if (!picture) return shownField;
            return (
              <div key={name} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-6 sm:gap-10">
                <Picture source={picture} sizes="4rem" className="mt-1 aspect-square self-start" />
                {shownField}
              </div>
            );
          })}
        </Fold>
      ))}
    </DocumentForm>
  );
}

/** E.g. "Edited: Shade over your terrace." */
function describePart(fields: readonly FormTextField[], texts: PageTexts, defaults: PageTexts): string {
  const edited = fields.find(({ name }) => (texts[name] ?? "") !== (defaults[name] ?? ""));
  const first = edited ?? fields.find(({ name }) => texts[name]);
  const words = first ? (texts[first.name] ?? "") : "";
  return edited ? ["Edited", words].filter(Boolean).join(": ") : words;
}

function listShownFields(fields: readonly FormTextField[], texts: PageTexts, defaults: PageTexts) {
  const lastUsed = fields.findLast(({ name, number }) => number && (texts[name] || defaults[name]));
  return fields.filter(({ number = 0 }) => number <= (lastUsed?.number ?? 0) + 1);
}

interface TextWithDefaultProps {
  field: FormTextField;
  text: string;
  savedText: string;
  defaultText: string;
  error: string | undefined;
}

/** Shows the default beside an edited text, with a button to restore it. */
function TextWithDefault({ field, text, savedText, defaultText, error }: TextWithDefaultProps) {
  const { name, label, maxLength, isOptional, help } = field;
  const isEdited = text !== defaultText;
  const isLong = maxLength > 110;
  return (
    <div
      className={joinClasses(
        // A line at the edge of the panel marks edited texts.
        "-ml-4 sm:-ml-5 grid min-w-0 gap-x-6 gap-y-3 border-l-2 pl-3.5 sm:pl-4.5",
        isEdited ? "border-steel-500 lg:grid-cols-2" : "border-transparent",
      )}
    >
      <Field
        name={name}
        label={label}
        error={error}
        note={isEdited && defaultText !== "" ? "edited" : undefined}
        help={help}
        required={!isOptional}
        className="content-start"
      >
        {(fieldProps) => (
          <textarea
            {...fieldProps}
            defaultValue={text}
            data-preset={savedText}
            maxLength={maxLength}
            rows={isLong ? 4 : maxLength > 60 ? 2 : 1}
            className={joinClasses(controlClasses, "field-sizing-content", isLong && "min-h-20")}
          />
        )}
      </Field>
      {isEdited ? (
        <div className="grid content-start justify-items-start gap-1.5 text-sm">
          <p className="text-steel-600">Original text</p>
          <p className="min-w-0 wrap-anywhere border-transparent lg:border lg:py-2.5 lg:text-base">
            {defaultText || "None: you added this one."}
          </p>
          <Button
            variant="quiet"
            name="intent"
            value={getResetIntent(name)}
            aria-label={`${defaultText !== "" ? "Restore the original" : "Remove"}: ${label}`}
            className="-mx-3"
          >
            {defaultText ? "Restore the original" : "Remove"}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
