import { useCallback, useEffect, useState } from "react";
import { FieldError } from "~/platform/ui/form/field";
import { type FormState, useFormReset } from "~/platform/ui/form/use-form";
import {
  type Alternative,
  type Choice,
  describeAlternative,
  isOffered,
  listAlternatives,
  readChoice,
} from "./choices";
import { findChosenTotals } from "./chosen-totals";
import type { OfferedQuotation } from "./customer-page.server";
import { formatRupees, type Paise } from "./money";

/** In paise; null while no alternative is chosen, and for a choice without a total. */
export function findChosenTotal(offered: OfferedQuotation, choice: Choice): Paise | null {
  if (!isOffered(offered.lines, choice)) return null;
  return findChosenTotals(offered, choice)?.total ?? null;
}

/** Follows the form; without JavaScript, returns what was sent last. */
export function useChoice({ ref, refused }: FormState): Choice {
  const [current, setCurrent] = useState<Choice | null>(null);
  const readForm = useCallback(() => {
    const texts = [...new FormData(ref.current ?? undefined)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    setCurrent(readChoice(Object.fromEntries(texts)));
  }, [ref]);
  useEffect(() => {
    const form = ref.current;
    readForm();
    form?.addEventListener("input", readForm);
    return () => form?.removeEventListener("input", readForm);
  }, [ref, readForm]);
  useFormReset(ref, readForm);
  return current ?? readChoice(refused?.typed ?? {});
}

interface ChoiceFieldsProps {
  form: FormState;
  offered: OfferedQuotation;
  /** See {@link useChoice}. */
  choice: Choice;
}

/** Radio buttons for alternatives, boxes for optional lines. */
export function ChoiceFields({ form, offered, choice }: ChoiceFieldsProps) {
  const sentChoice = readChoice(form.refused?.typed ?? {});
  const { lines, totals, discount, taxMode, pricesIncludeGst } = offered;
  const alternatives = listAlternatives(lines);
  const { error } = form.field("alternative");
  const describeTax = (gst: number) => {
    const tax = taxMode === "none" ? "" : pricesIncludeGst ? " including GST" : ` plus ${gst}% GST`;
    return discount ? ` before the discount${tax && `,${tax}`}` : tax;
  };
  const formatAlternative = (alternative: Alternative) => {
    const total = findChosenTotal(offered, { ...choice, alternative });
    return total === null ? "" : formatRupees(total);
  };
  return (
    <>
      {alternatives.length > 0 ? (
        <fieldset className="grid gap-1" aria-describedby={error ? "alternative-error" : undefined}>
          <legend className="display-face mb-1 tracking-normal">Choose one</legend>
          {alternatives.map((alternative, index) => (
            <label key={alternative} className="flex min-h-11 items-start gap-3 py-1.5">
              <input
                id={index === 0 ? "field-alternative" : undefined}
                type="radio"
                name="alternative"
                value={alternative}
                defaultChecked={sentChoice.alternative === alternative}
                aria-invalid={error ? true : undefined}
                className="mt-0.5 size-6 shrink-0"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{describeAlternative(lines, alternative)}</span>
              <strong translate="no" className="figures whitespace-nowrap">
                {formatAlternative(alternative)}
              </strong>
            </label>
          ))}
          {error ? <FieldError id="alternative-error">{error}</FieldError> : null}
        </fieldset>
      ) : null}
      {lines.some(({ offer }) => offer === "optional") ? (
        <fieldset className="grid gap-1">
          <legend className="display-face mb-1 tracking-normal">Add if you like</legend>
          {lines
            .map((line, index) => ({ ...line, amount: totals.amounts[index] ?? 0 }))
            .filter(({ offer }) => offer === "optional")
            .map((line) => (
              <label key={line.id} className="flex min-h-11 items-start gap-3 py-1.5">
                <input
                  type="checkbox"
                  name={`optional.${line.id}`}
                  value="yes"
                  defaultChecked={sentChoice.optional.includes(line.id)}
                  className="mt-0.5 size-6 shrink-0"
                />
                <span className="min-w-0 flex-1 wrap-anywhere">{line.description}</span>
                <span className="figures text-right">
                  <strong translate="no" className="whitespace-nowrap">
                    {formatRupees(line.amount)}
                  </strong>
                  <span className="block text-caption text-steel-600">{describeTax(line.gst)}</span>
                </span>
              </label>
            ))}
        </fieldset>
      ) : null}
    </>
  );
}
