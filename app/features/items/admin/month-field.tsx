import { TextField } from "~/platform/ui/form/field";

/** Browsers without a month picker show a text field. */
export function MonthField(field: Parameters<typeof TextField>[0]) {
  return (
    <TextField {...field} type="month" pattern="(19|20)[0-9]{2}-(0[1-9]|1[0-2])" placeholder="2026-03" />
  );
}
