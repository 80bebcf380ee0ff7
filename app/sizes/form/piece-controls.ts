import type { Unit } from "~/sizes/length";
import { type TypedPieces, type TypedTexts, typedUnits } from "./typed-pieces";

/** Faster than `FormData` of the whole form, which would take longer than drawing. */
export function readFields(
  fieldset: HTMLFieldSetElement | null,
  isIncluded: (field: PieceControl) => boolean = () => true,
): TypedTexts {
  const fields = fieldset?.querySelectorAll<PieceControl>("input, select") ?? [];
  const texts: Record<string, string> = {};
  for (const field of fields) {
    if (!isIncluded(field)) continue;
    if (field.type !== "radio" || (field as HTMLInputElement).checked) texts[field.name] = field.value;
  }
  return texts;
}

type PieceControl = HTMLInputElement | HTMLSelectElement;

export function isChangedByVisitor(field: PieceControl): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? "";
    return field.value !== initial;
  }
  return field.type === "radio" ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

export function writeFields(fieldset: HTMLFieldSetElement | null, texts: TypedTexts): void {
  for (const field of fieldset?.querySelectorAll<HTMLInputElement>("input[type=text], input[type=hidden]") ??
    []) {
    const text = texts[field.name];
    if (text !== undefined && field.value !== text) field.value = text;
  }
}

const unitKey = "unit of lengths";

export function rememberUnit({ unit, isUnmeasured }: TypedPieces): void {
  if (isUnmeasured) return;
  try {
    localStorage.setItem(unitKey, unit);
  } catch {
    // Storage is blocked. The form still has the unit.
  }
}

export function readRememberedUnit(): Unit | undefined {
  try {
    const stored = localStorage.getItem(unitKey);
    return typedUnits.find((unit) => unit === stored);
  } catch {
    return undefined;
  }
}
