import { Link } from "@remix-run/react";
import { firmLabels } from "~/business/firm-labels";
import { Panel } from "~/frames/admin/panel";
import { SelectField, TextField } from "~/platform/ui/form/field";
import type { FirmFields } from "./hours-panels";

const { parts } = firmLabels;
export const columns = "grid grid-cols-1 items-start gap-4 lg:grid-cols-2";

export function QuotationPanels({ labelledField, values }: FirmFields) {
  const { title, alt, link, change } = firmLabels.signature;
  return (
    <div className={columns}>
      <div className="grid gap-4">
        <Panel title={parts.gst}>
          <SelectField
            {...labelledField("gstScheme")}
            options={Object.entries(firmLabels.gstSchemes).map(([value, label]) => ({ value, label }))}
          />
        </Panel>
        <Panel title={parts.numbers}>
          <TextField {...labelledField("numberPrefix")} required maxLength={10} autoComplete="off" />
          <TextField {...labelledField("firstNumber")} required inputMode="numeric" />
        </Panel>
        <Panel title={title}>
          {values.signature ? (
            <img src={values.signature} alt={alt} className="max-h-16 justify-self-start bg-white" />
          ) : null}
          <p>
            <Link to="/admin/firm/signature" className="underline underline-offset-4">
              {values.signature ? change : link}
            </Link>
          </p>
        </Panel>
      </div>
      <Panel title={parts.terms} text={firmLabels.termsHelp}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField {...labelledField("validityDays")} required inputMode="numeric" />
          <TextField {...labelledField("advance")} required inputMode="numeric" />
        </div>
        <TextField {...labelledField("delivery")} />
        <TextField {...labelledField("balance")} />
        <TextField {...labelledField("warranty")} />
        <TextField {...labelledField("exclusions")} />
      </Panel>
    </div>
  );
}
