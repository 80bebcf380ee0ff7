import { STAR_SCALE } from "~/content/constants";
import { SelectField } from "~/ui/form/field";

interface StarsFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  /** The stored value, so that a form draft detects changes. */
  "data-preset"?: string;
  error?: string;
}

const options = Array.from({ length: STAR_SCALE }, (_, index) => {
  const count = STAR_SCALE - index;
  return { value: String(count), label: `${"★".repeat(count)} ${count}` };
});

export function StarsField(props: StarsFieldProps) {
  return <SelectField {...props} required placeholder="–" options={options} />;
}
