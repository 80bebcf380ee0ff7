import type { ReactElement } from "react";
import { Panel } from "~/admin/panel";
import type { Figures } from "~/firm/firm";
import { type FirmScreen, figureField, settingFields } from "~/firm/firm-fields";
import { firmLabels } from "~/firm/firm-labels";
import { DocumentForm } from "~/revisions/document-form";
import { TextArea, TextField } from "~/ui/form/field";
import { useForm } from "~/ui/form/use-form";
import {
  ClosuresPanel,
  type FieldName,
  type Fields,
  type FirmFields,
  HoursPanel,
  RepliesPanel,
} from "./hours-panels";

interface FirmFormProps {
  screen: FirmScreen;
  /** 0 before the first save. */
  version: number;
  fields: Fields;
  /** The defaults, from the environment and the default texts. */
  defaults: Fields;
}

export function FirmForm({ screen, version, fields, defaults }: FirmFormProps) {
  const form = useForm({ values: fields, version });
  const { field } = form;
  const Parts = screens[screen];
  const fact = (name: FieldName) => {
    const differs = name in settingFields && version !== 0 && fields[name] !== defaults[name];
    const { label, help } = { help: undefined, ...firmLabels.fields[name] };
    const original = differs ? firmLabels.original(defaults[name] || "–") : undefined;
    return { ...field(name), label, help: [help, original].filter(Boolean).join(" ") || undefined };
  };
  return (
    <DocumentForm form={form}>
      <Parts field={field} fact={fact} shown={form.refused?.typed ?? fields} />
    </DocumentForm>
  );
}

const { parts } = firmLabels;
const columns = "grid grid-cols-1 items-start gap-4 lg:grid-cols-2";

function ContactPanels({ fact }: FirmFields) {
  return (
    <div className={columns}>
      <Panel title={parts.firm}>
        <TextField {...fact("name")} required autoComplete="organization" />
        <TextField {...fact("tagline")} required />
        <TextField {...fact("gstin")} autoCapitalize="characters" spellCheck={false} />
      </Panel>
      <Panel title={parts.contact}>
        <TextField {...fact("phone")} required type="tel" />
        <TextField {...fact("whatsapp")} type="tel" />
        <TextField {...fact("email")} required type="email" />
      </Panel>
      <Panel title={parts.address}>
        <TextField {...fact("street")} required />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...fact("city")} required />
          <TextField {...fact("postalCode")} required inputMode="numeric" />
          <TextField {...fact("state")} required />
          <TextField {...fact("country")} required />
        </div>
        <TextField {...fact("mapPosition")} autoComplete="off" />
      </Panel>
      <div className="grid gap-4">
        <Panel title={parts.payment}>
          <TextField
            {...fact("upiId")}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <TextArea {...fact("bankDetails")} rows={4} />
        </Panel>
        <Panel title={parts.web}>
          <TextField {...fact("facebook")} type="url" inputMode="url" />
          <TextField {...fact("instagram")} type="url" inputMode="url" />
        </Panel>
      </div>
    </div>
  );
}

function HoursPanels(fields: FirmFields) {
  return (
    <>
      <HoursPanel {...fields} />
      <ClosuresPanel {...fields} />
      <RepliesPanel {...fields} />
    </>
  );
}

function FiguresPanel({ field, fact }: FirmFields) {
  return (
    <Panel title={parts.figures} text={firmLabels.figuresHelp}>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <TextField {...fact("founded")} required inputMode="numeric" />
        {(Object.keys(firmLabels.figures) as (keyof Figures)[]).map((name) => (
          <TextField
            key={name}
            {...field(figureField(name))}
            label={firmLabels.figures[name]}
            help={name === "experience" ? firmLabels.experienceHelp : undefined}
            inputMode="numeric"
          />
        ))}
      </div>
    </Panel>
  );
}

function NoticePanels({ fact }: FirmFields) {
  return (
    <div className={columns}>
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
    </div>
  );
}

const screens: Record<FirmScreen, (fields: FirmFields) => ReactElement> = {
  contact: ContactPanels,
  hours: HoursPanels,
  figures: FiguresPanel,
  notice: NoticePanels,
};
