import type { Locator } from "@playwright/test";

/** Values by field: of inputs, the checked radio button and checkboxes. */
export type FieldValues = Record<string, string>;

/** Values for fields with rules of their own. They are stored exactly as typed. */
const values: Record<string, string> = {
  whatsapp: "+919843012347",
  email: "workshop@example.com",
  gstin: "33AABCK1234F1Z6",
  customerGstin: "33AABCK1234F1Z6",
  mapPosition: "11.02, 76.96",
  upiId: "workshop@okaxis",
  upiLimit: "2,00,000",
  facebook: "https://www.facebook.com/workshop",
  instagram: "https://www.instagram.com/workshop",
  founded: "1998",
  priceDisplay: "from",
  reviewsUrl: "https://g.page/r/workshop/review",
  reviewsRating: "4.7",
  discount: "5%",
  followUpOn: "2031-01-16",
  status: "won",
  next: "on",
  country: "Sri Lanka",
  retention: "36",
  "pieces-unit": "cm",
  "piece-1-kind": "gate",
  "piece-1-size-width": "3000 mm",
  "piece-1-size-height": "1500 mm",
  "piece-1-size-gap": "100 mm",
  size: "80",
  across: "10",
  down: "20",
  x: "40",
  y: "60",
};

/** Opens the collapsed parts in and around the form, so that its fields can be seen and typed into. */
export async function openParts(form: Locator): Promise<void> {
  await form.evaluate((element) => {
    for (const part of document.querySelectorAll<HTMLDetailsElement | HTMLDialogElement>("details, dialog"))
      if (part.contains(element) || element.contains(part)) part.open = true;
  });
}

/** Returns the fields that a person can see; a field that repeats has a number. */
export async function readFields(form: Locator): Promise<FieldValues> {
  return await form.evaluate((element: HTMLFormElement) => {
    const read: Record<string, string> = {};
    const counts = new Map<string, number>();
    for (const field of element.elements) {
      if (
        !(
          field instanceof HTMLInputElement ||
          field instanceof HTMLSelectElement ||
          field instanceof HTMLTextAreaElement
        )
      )
        continue;
      if (!field.name || field.hidden || field.closest("[aria-hidden]")) continue;
      if (["hidden", "submit", "button"].includes(field.type)) continue;
      if (field.type === "radio") {
        read[field.name] ??= "";
        if ((field as HTMLInputElement).checked) read[field.name] = field.value;
        continue;
      }
      const count = counts.get(field.name) ?? 0;
      counts.set(field.name, count + 1);
      const name = count === 0 ? field.name : `${field.name} ${count + 1}`;
      read[name] = field.type === "checkbox" ? String((field as HTMLInputElement).checked) : field.value;
    }
    return read;
  });
}

/** Gives every field another valid value, as a person would: each change sends the browser's events. */
export async function changeFields(form: Locator): Promise<void> {
  const changed: string[] = [];
  // A choice can bring further fields.
  for (let round = 0; round < 3; round++) {
    const added = await form.evaluate(changeNewFields, { values, changed });
    if (added.length === 0) return;
    changed.push(...added);
    await form.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Runs in the browser. Returns the names of the fields that it changed. */
function changeNewFields(
  element: Element,
  { values, changed }: { values: Record<string, string>; changed: string[] },
): string[] {
  const names = new Set<string>();
  const setValue = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) => {
    // React tracks the value through a property of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const addText = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const max = field.maxLength > 0 ? field.maxLength : 200;
    return `${field.value.slice(0, max - 4)} two`.trim();
  };
  const proposeText = (field: HTMLInputElement) => {
    const { type, name, value, max, inputMode } = field;
    if (name === "phone") return value.startsWith("+") ? "+91 98430 12346" : "98430 12346";
    if (/^ral\./.test(name)) return "7016";
    if (type === "date") return max ? "2025-05-01" : /from/i.test(name) ? "2031-01-14" : "2031-01-16";
    if (type === "time") return name.startsWith("closes") ? "18:45" : "09:15";
    if (type === "month") return "2025-04";
    if (inputMode === "numeric" || inputMode === "decimal") return String((Number(value) || 2) + 1);
    return addText(field);
  };
  for (const field of (element as HTMLFormElement).elements) {
    if (
      !(
        field instanceof HTMLInputElement ||
        field instanceof HTMLSelectElement ||
        field instanceof HTMLTextAreaElement
      )
    )
      continue;
    const { name, type } = field;
    if (!name || field.hidden || field.disabled || field.closest("[aria-hidden]")) continue;
    if (["hidden", "submit", "button", "file"].includes(type) || changed.includes(name)) continue;
    if (field.getClientRects().length === 0) continue;
    if (field instanceof HTMLInputElement && type === "radio") {
      if (names.has(name)) continue;
      const group = [...(element as HTMLFormElement).querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
      const choice = group.find((one) => one.value === values[name]) ?? group.find((one) => !one.checked);
      choice?.click();
    } else if (field instanceof HTMLInputElement && type === "checkbox") field.click();
    else if (field instanceof HTMLSelectElement) {
      const options = [...field.options].map(({ value }) => value).filter((value) => value !== "");
      setValue(field, values[name] ?? options.findLast((value) => value !== field.value) ?? field.value);
    } else if (field instanceof HTMLTextAreaElement) setValue(field, addText(field));
    else setValue(field, values[name] ?? proposeText(field));
    names.add(name);
  }
  return [...names];
}
