import type { Firm } from "~/business/firm";
import { getStateName } from "~/content/indian-states";
import { listAlternatives } from "./choices";
import { findFirmState } from "./firm-state";
import { findMissingCharacters } from "./pdf/fonts.mjs";
import type { QuotationDraft } from "./quotation";
import { getRateKey } from "./rates";

/** Lists what the owner should check before sending. It does not prevent sending. */
export function findDraftQuestions(
  draft: QuotationDraft,
  firm: Pick<Firm, "gstin" | "isComposition" | "business">,
): string[] {
  const { customer, lines } = draft;
  const codeQuestions = lines.flatMap(({ hsn }, index) => askAboutCode(hsn, `Line ${index + 1}`) ?? []);
  return [
    ...(askAboutGstin(customer, firm.gstin) ?? []),
    ...(firm.isComposition && findFirmState(firm) !== customer.state
      ? [
          `The site is in ${getStateName(customer.state)}. A composition dealer may not supply outside the own state: ask your accountant.`,
        ]
      : []),
    ...(customer.state === "96"
      ? ["The site is outside India. Exports are often free of GST: ask your accountant."]
      : []),
    ...askAboutAlternatives(lines),
    ...codeQuestions,
    ...listTexts(draft).flatMap(({ label, text }) => askAboutCharacters(label, text) ?? []),
  ];
}

function askAboutGstin({ gstin, state }: QuotationDraft["customer"], own: string | null): string[] | null {
  if (gstin === null) return null;
  if (gstin === own) return ["The customer's GSTIN is your own. Is that right?"];
  const registered = gstin.slice(0, 2);
  if (registered === state) return null;
  return [
    `The customer's GSTIN belongs to ${getStateName(registered) || registered}, but the site is in ${getStateName(state)}. Is that right?`,
  ];
}

/** E.g. after the enquiry has changed to what was offered instead: the rates can differ. */
function askAboutAlternatives(lines: QuotationDraft["lines"]): string[] {
  const works = listAlternatives(lines).map((name) => {
    const own = lines.filter(({ offer }) => offer === name);
    const texts = own.map((line) => JSON.stringify([line.description, getRateKey(line), line.quantity]));
    return { name: name.toUpperCase(), work: texts.toSorted().join() };
  });
  return works.flatMap(({ name, work }, index) => {
    const same = works.slice(0, index).find((other) => other.work === work);
    return same ? `Alternatives ${same.name} and ${name} are the same work. Is that right?` : [];
  });
}

/** Codes of services start with 99. */
function askAboutCode(code: string, label: string): string | null {
  const isService = code.startsWith("99");
  if (isService ? code.length === 6 : [4, 6, 8].includes(code.length)) return null;
  return isService
    ? `${label}: a SAC has 6 digits, ${code} has ${code.length}. Is that right?`
    : `${label}: an HSN code has 4, 6 or 8 digits, ${code} has ${code.length}. Is that right?`;
}

function askAboutCharacters(label: string, text: string): string | null {
  const missing = findMissingCharacters(text);
  return missing.length === 0
    ? null
    : `${label}: the PDF can't show ${missing.join(" ")}. Replace or remove it.`;
}

function listTexts({ customer, lines, terms }: QuotationDraft) {
  const labels = {
    delivery: "Delivery",
    balance: "Balance",
    warranty: "Warranty",
    exclusions: "Not included",
  };
  return [
    { label: "Name", text: customer.name },
    { label: "Address", text: customer.address },
    ...lines.map(({ description, piece }, index) => ({
      label: `Line ${index + 1}`,
      text: `${description} ${piece?.remark ?? ""}`,
    })),
    ...Object.entries(labels).map(([name, label]) => ({ label, text: terms[name as keyof typeof labels] })),
  ];
}
