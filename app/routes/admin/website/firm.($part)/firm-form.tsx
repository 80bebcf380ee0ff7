import { Link } from "@remix-run/react";
import type { ReactElement } from "react";
import type { Figures } from "~/business/firm";
import { type FirmScreen, getFigureFieldName, quickReplyFields } from "~/business/firm-fields";
import { firmLabels } from "~/business/firm-labels";
import { DocumentForm } from "~/frames/admin/document-form";
import { Panel } from "~/frames/admin/panel";
import { SelectField, TextArea, TextField } from "~/platform/ui/form/field";
import { useForm } from "~/platform/ui/form/use-form";
import {
  ClosuresPanel,
  type FieldName,
  type Fields,
  type FirmFields,
  HoursPanel,
  RepliesPanel,
} from "./hours-panels";
import { columns, QuotationPanels } from "./quotation-panels";

interface FirmFormProps {
  screen: FirmScreen;
  /** 0 before the first save. */
  version: number;
  fields: Fields;
}

export function FirmForm({ screen, version, fields }: FirmFormProps) {
  const form = useForm({ values: fields, version });
  const { field } = form;
  const Panels = screens[screen];
  const labelledField = (name: FieldName) => {
    const { label, help } = { help: undefined, ...firmLabels.fields[name] };
    return { ...field(name), label, help };
  };
  // No field sends the signature.
  const values = { ...(form.refused?.typed ?? fields), signature: fields.signature ?? "" };
  return (
    <DocumentForm form={form}>
      <Panels field={field} labelledField={labelledField} values={values} />
    </DocumentForm>
  );
}

const { parts } = firmLabels;

function ContactPanels({ labelledField }: FirmFields) {
  return (
    <div className={columns}>
      <Panel title={parts.firm}>
        <TextField {...labelledField("name")} required autoComplete="organization" />
        <TextField {...labelledField("tagline")} required />
        <TextField {...labelledField("gstin")} autoCapitalize="characters" spellCheck={false} />
      </Panel>
      <Panel title={parts.contact}>
        <TextField {...labelledField("phone")} required type="tel" />
        <TextField {...labelledField("whatsapp")} type="tel" />
        <TextField {...labelledField("email")} required type="email" />
      </Panel>
      <Panel title={parts.address}>
        <TextField {...labelledField("street")} required />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...labelledField("city")} required />
          <TextField {...labelledField("postalCode")} required inputMode="numeric" />
          <TextField {...labelledField("state")} required />
          <TextField {...labelledField("country")} required />
        </div>
        <TextField {...labelledField("mapPosition")} autoComplete="off" />
      </Panel>
      <div className="grid gap-4">
        <Panel title={parts.payment}>
          <TextField
            {...labelledField("upiId")}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <TextField {...labelledField("upiLimit")} inputMode="numeric" maxLength={15} autoComplete="off" />
          <TextArea {...labelledField("bankDetails")} rows={4} />
        </Panel>
        <Panel title={parts.web}>
          <TextField {...labelledField("facebook")} type="url" inputMode="url" />
          <TextField {...labelledField("instagram")} type="url" inputMode="url" />
        </Panel>
      </div>
    </div>
  );
}

function CustomerPanels({ labelledField }: FirmFields) {
  const { priceDisplays, customersHelp, personPhoto } = firmLabels;
  return (
    <>
      <p className="text-steel-600">{customersHelp}</p>
      <div className={columns}>
        <div className="grid gap-4">
          <Panel title={parts.prices}>
            <SelectField
              {...labelledField("priceDisplay")}
              options={[
                { value: "", label: priceDisplays.hidden },
                { value: "from", label: priceDisplays.from },
              ]}
            />
            <TextField {...labelledField("leadTime")} maxLength={100} />
          </Panel>
          <Panel title={parts.reviews}>
            <TextField
              {...labelledField("reviewsUrl")}
              inputMode="url"
              autoCapitalize="off"
              spellCheck={false}
            />
            <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
              <TextField {...labelledField("reviewsRating")} inputMode="decimal" maxLength={3} />
              <TextField {...labelledField("reviewsCount")} inputMode="numeric" maxLength={10} />
            </div>
          </Panel>
          <Panel title={parts.towns}>
            <TextArea {...labelledField("towns")} rows={5} />
          </Panel>
        </div>
        <div className="grid gap-4">
          <Panel title={parts.promises}>
            <TextArea {...labelledField("warrantyCover")} rows={4} maxLength={400} />
            <TextArea {...labelledField("paymentTerms")} rows={3} maxLength={300} />
          </Panel>
          <Panel title={parts.person}>
            <TextField {...labelledField("personName")} maxLength={60} autoComplete="off" />
            <TextArea {...labelledField("personText")} rows={3} maxLength={300} />
            <p>
              <Link to="/admin/site-pictures/about-person" className="underline underline-offset-4">
                {personPhoto}
              </Link>
            </p>
          </Panel>
        </div>
      </div>
    </>
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

function QuickRepliesPanel({ field }: FirmFields) {
  return (
    <Panel title={parts.quickReplies} text={firmLabels.quickReplies.help}>
      <div className={columns}>
        {quickReplyFields.map((name, index) => (
          <TextArea
            key={name}
            {...field(name)}
            label={firmLabels.quickReplies.row(index + 1)}
            rows={3}
            maxLength={400}
          />
        ))}
      </div>
    </Panel>
  );
}

function FiguresPanel({ field, labelledField }: FirmFields) {
  return (
    <Panel title={parts.figures} text={firmLabels.figuresHelp}>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <TextField {...labelledField("founded")} required inputMode="numeric" />
        {(Object.keys(firmLabels.figures) as (keyof Figures)[]).map((name) => (
          <TextField
            key={name}
            {...field(getFigureFieldName(name))}
            label={firmLabels.figures[name]}
            help={name === "experience" ? firmLabels.experienceHelp : undefined}
            inputMode="numeric"
          />
        ))}
      </div>
    </Panel>
  );
}

function NoticePanels({ labelledField }: FirmFields) {
  return (
    <div className={columns}>
      <Panel title={parts.notice}>
        <TextField {...labelledField("notice")} maxLength={160} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...labelledField("noticeFrom")} type="date" />
          <TextField {...labelledField("noticeTo")} type="date" />
        </div>
      </Panel>
      <Panel title={parts.privacy}>
        <TextField {...labelledField("retention")} inputMode="numeric" />
      </Panel>
    </div>
  );
}

const screens: Record<FirmScreen, (fields: FirmFields) => ReactElement> = {
  contact: ContactPanels,
  customers: CustomerPanels,
  quotations: QuotationPanels,
  hours: HoursPanels,
  "quick-replies": QuickRepliesPanel,
  figures: FiguresPanel,
  notice: NoticePanels,
};
