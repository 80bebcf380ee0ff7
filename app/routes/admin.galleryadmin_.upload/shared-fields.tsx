import { MonthField } from "~/items/admin/month-field";
import { TEXT_LIMITS } from "~/items/kinds";
import { TextArea, TextField } from "~/ui/form/field";

export const sharedFieldNames = ["content", "location", "finished"] as const;

export type SharedTexts = Record<(typeof sharedFieldNames)[number], string>;

interface SharedFieldsProps {
  field: (name: keyof SharedTexts) => { name: string; defaultValue?: string; error?: string };
  /** Help text of the description. */
  help: string;
}

export function SharedFields({ field, help }: SharedFieldsProps) {
  return (
    <>
      <TextArea
        {...field("content")}
        label="Description"
        help={help}
        required
        rows={3}
        maxLength={TEXT_LIMITS.text}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...field("location")} label="Town" note="optional" maxLength={TEXT_LIMITS.line} />
        <MonthField {...field("finished")} label="Finished" note="optional" />
      </div>
    </>
  );
}
