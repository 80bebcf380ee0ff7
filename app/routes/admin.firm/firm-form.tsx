import { Panel } from "~/admin/panel";
import { firmWords } from "~/content/firm";
import { type Figures, weekdays } from "~/firm/firm";
import { CLOSURES_IN_FORM, closureField, figureField, hoursField, settingFields } from "~/firm/firm-fields";
import { DocumentForm } from "~/revisions/document-form";
import { TextField } from "~/ui/form/field";
import { type FieldProps, useForm } from "~/ui/form/use-form";

type Fields = Readonly<Record<string, string>>;
type FieldName = keyof typeof firmWords.fields;
type ToField = (name: string) => FieldProps;

interface FirmFormProps {
  /** 0 before the first save. */
  version: number;
  fields: Fields;
  /** From the environment and the delivered content. */
  delivered: Fields;
}

/** Empty rows of closed days are ignored, so there are always some to fill in. */
export function FirmForm({ version, fields, delivered }: FirmFormProps) {
  const { parts } = firmWords;
  const form = useForm({ values: fields, version });
  const { field } = form;
  const shown = form.refused?.typed ?? fields;
  const fact = (name: FieldName) => {
    const differs = name in settingFields && version !== 0 && fields[name] !== delivered[name];
    const { label, help } = { help: undefined, ...firmWords.fields[name] };
    const environment = differs ? firmWords.environment(delivered[name] || "–") : undefined;
    return { ...field(name), label, help: [help, environment].filter(Boolean).join(" ") || undefined };
  };

  return (
    <DocumentForm form={form}>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Panel title={parts.firm}>
          <TextField {...fact("name")} required autoComplete="organization" />
          <TextField {...fact("tagline")} required />
          <TextField {...fact("gstin")} autoCapitalize="characters" maxLength={15} />
        </Panel>
        <Panel title={parts.reach}>
          <TextField {...fact("phone")} required type="tel" />
          <TextField {...fact("whatsapp")} type="tel" />
          <TextField {...fact("email")} required type="email" />
          <TextField {...fact("phoneHours")} />
        </Panel>
        <Panel title={parts.address}>
          <TextField {...fact("street")} required />
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField {...fact("city")} required />
            <TextField {...fact("postalCode")} required inputMode="numeric" />
            <TextField {...fact("state")} required />
            <TextField {...fact("country")} required />
          </div>
          <TextField {...fact("mapPosition")} />
        </Panel>
        <div className="grid gap-4">
          <Panel title={parts.web}>
            <TextField {...fact("facebook")} type="url" inputMode="url" />
            <TextField {...fact("instagram")} type="url" inputMode="url" />
          </Panel>
          <Panel title={parts.figures} text={firmWords.figuresHelp}>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
              {(Object.keys(firmWords.figures) as (keyof Figures)[]).map((name) => (
                <TextField
                  key={name}
                  {...field(figureField(name))}
                  label={firmWords.figures[name]}
                  inputMode="numeric"
                />
              ))}
            </div>
          </Panel>
        </div>
      </div>
      <HoursPanel field={field} />
      <ClosuresPanel field={field} rows={countRows(shown)} />
      <Panel title={parts.notice}>
        <TextField {...fact("notice")} maxLength={160} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...fact("noticeFrom")} type="date" />
          <TextField {...fact("noticeTo")} type="date" />
        </div>
      </Panel>
      <Panel title={parts.privacy}>
        <TextField {...fact("retention")} inputMode="numeric" />
      </Panel>
    </DocumentForm>
  );
}

function HoursPanel({ field }: { field: ToField }) {
  return (
    <Panel title={firmWords.parts.hours} text={firmWords.hours.help}>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
          <fieldset
            key={weekday}
            className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] items-end gap-3"
          >
            <legend className="display-face mb-2 text-sm tracking-normal">{weekdays[weekday]}</legend>
            <TextField {...field(hoursField(weekday, "opens"))} label={firmWords.hours.opens} type="time" />
            <TextField {...field(hoursField(weekday, "closes"))} label={firmWords.hours.closes} type="time" />
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}

/** Closed days besides the weekly ones. */
function ClosuresPanel({ field, rows }: { field: ToField; rows: number }) {
  return (
    <Panel title={firmWords.parts.closures} text={firmWords.closures.help}>
      {Array.from({ length: rows }, (_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that a row is
          key={index}
          className="grid min-w-0 grid-cols-1 gap-3 border-steel-200 border-t pt-4 sm:grid-cols-[2fr_1fr_1fr]"
        >
          <legend className="sr-only">{firmWords.closures.row(index + 1)}</legend>
          <TextField {...field(closureField(index, "label"))} label={firmWords.closures.label} />
          <TextField {...field(closureField(index, "from"))} label={firmWords.closures.from} type="date" />
          <TextField {...field(closureField(index, "to"))} label={firmWords.closures.to} type="date" />
        </fieldset>
      ))}
    </Panel>
  );
}

function countRows(shown: Fields): number {
  const isFilled = (index: number) =>
    (["label", "from", "to"] as const).some((part) => (shown[closureField(index, part)] ?? "") !== "");
  const last = Array.from({ length: CLOSURES_IN_FORM }, (_, index) => index).findLastIndex(isFilled);
  return Math.min(last + 4, CLOSURES_IN_FORM);
}
