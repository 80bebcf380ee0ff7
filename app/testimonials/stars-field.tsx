import { STAR_SCALE } from "~/content/constants";
import { SelectField } from "~/ui/form/field";

interface StarsFieldProps {
  name: string;
  label: string;
  defaultValue: string;
  /** What is stored, for a draft to know what was changed. */
  "data-preset"?: string;
  error?: string;
}

const options = Array.from({ length: STAR_SCALE }, (_, index) => {
  const count = STAR_SCALE - index;
  return { value: String(count), label: `${"★".repeat(count)} ${count}` };
});

/** One to five stars; none is proposed. */
export function StarsField(props: StarsFieldProps) {
  return <SelectField {...props} required placeholder="–" options={options} />;
}
