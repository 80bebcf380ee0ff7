import { formatMargin, type Margin } from "~/features/quotations/margin";
import { getLineFieldName, type LineField } from "~/features/quotations/typed-quotation";
import { Fold } from "~/platform/ui/fold";
import { TextField } from "~/platform/ui/form/field";
import type { FormState } from "~/platform/ui/form/use-form";

interface CostFieldsProps {
  id: string;
  form: FormState;
  typed: Readonly<Record<string, string>>;
  /** Null without a cost. */
  margin: Margin | null;
}

const names = ["cost", "wastage", "minimum"] as const;

/** Costs are for the owner only. The customer sees a minimum charge where it applies. */
export function CostFields({ id, form, typed, margin }: CostFieldsProps) {
  const field = (name: LineField) => form.field(getLineFieldName(name, id));
  const minimum = typed[getLineFieldName("minimum", id)];
  const excerpt = [margin && formatMargin(margin), minimum && `at least ₹${minimum}`]
    .filter(Boolean)
    .join(" · ");
  return (
    <Fold
      inset="none"
      className="text-sm"
      title={<span className="text-link">Cost and minimum</span>}
      excerpt={excerpt}
      isOpen={names.some((name) => field(name).error)}
    >
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        <TextField
          {...field("cost")}
          label="Your cost per unit"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <TextField
          {...field("wastage")}
          label="Wastage %"
          inputMode="decimal"
          maxLength={7}
          autoComplete="off"
        />
        <TextField
          {...field("minimum")}
          label="Minimum charge"
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </div>
      <p className="text-steel-600">
        {"Only you see cost and wastage. "}
        {margin ? <span className="figures text-graphite">{formatMargin(margin)}</span> : null}
      </p>
    </Fold>
  );
}
