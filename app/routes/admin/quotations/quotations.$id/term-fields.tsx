import { TextField } from "~/platform/ui/form/field";
import type { FormState } from "~/platform/ui/form/use-form";
import { useHydrated } from "~/platform/ui/hooks";
import type { QuotationScreenData } from "./read-screen.server";

export const termFields = [
  { name: "validityDays", label: "Valid for (days)", isNumber: true },
  { name: "advance", label: "Advance (%)", isNumber: true },
  { name: "delivery", label: "Delivery", isNumber: false },
  { name: "balance", label: "Balance", isNumber: false },
  { name: "warranty", label: "Warranty", isNumber: false },
  { name: "exclusions", label: "Not included", isNumber: false },
] as const;

/** Suggests the texts of earlier quotations: as buttons, or without JavaScript as the browser's suggestions. */
export function TermFields({ form, choices }: { form: FormState; choices: QuotationScreenData["choices"] }) {
  const isHydrated = useHydrated();
  const hasError = termFields.some(({ name }) => form.field(name).error);
  const choose = (name: string, text: string) => {
    const field = form.ref.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <details className="fold sheet" open={hasError || undefined}>
      <summary className="flex min-h-14 cursor-pointer items-center px-4 text-sm sm:px-5">
        <h3 className="display-face flex-1 tracking-normal">Terms</h3>
        <span className="text-link">Edit</span>
      </summary>
      <div className="grid gap-4 px-4 pb-5 sm:grid-cols-2 sm:px-5">
        {termFields.map(({ name, label, isNumber }) => (
          <div key={name} className="grid content-start gap-2">
            <TextField
              {...form.field(name)}
              label={label}
              list={`${name}-choices`}
              inputMode={isNumber ? "numeric" : undefined}
              maxLength={200}
              autoComplete="off"
            />
            <datalist id={`${name}-choices`}>
              {choices[name].map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
            {isHydrated && choices[name].length > 1 ? (
              <div className="flex flex-wrap gap-2">
                {choices[name].map((text) => (
                  <button
                    key={text}
                    type="button"
                    onClick={() => choose(name, text)}
                    className="min-h-11 rounded-sm border border-steel-300 px-3 text-left text-sm hover:border-graphite"
                  >
                    {text}
                  </button>
                ))}
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </details>
  );
}
