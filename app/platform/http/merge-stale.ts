import { isolate } from "~/platform/text/text";

type Texts = Readonly<Record<string, string>>;

/** A form that another device has changed since it was opened. */
export interface StaleForm {
  typed: Texts;
  /** The saved values that the form showed; null if unknown: then all its fields count as changed. */
  shown: Texts | null;
  saved: Texts;
}

export interface StaleField {
  name: string;
  /** For the message; a field without one is never named. */
  label: string;
  /** The saved value as the message shows it. */
  value?: string;
  /** Whether saving again saves the typed value; by default, if it was changed here. */
  isKept?: boolean;
}

/** Returns the saved values of fields that were not changed here, and names those that both devices changed. */
export function mergeStale(fields: readonly StaleField[], { typed, shown, saved }: StaleForm) {
  const isChanged = (texts: Texts, name: string) =>
    shown === null || (texts[name] ?? "") !== (shown[name] ?? "");
  const replaced: Record<string, string> = {};
  const conflicts: string[] = [];
  for (const { name, label, isKept = isChanged(typed, name), value } of fields) {
    const [own = "", now = ""] = [typed[name], saved[name]];
    if (!isKept) replaced[name] = now;
    else if (label && isChanged(saved, name) && own !== now)
      conflicts.push(`${label}: ${isolate((value ?? now) || "none")}`);
  }
  return { replaced, conflicts };
}

/** The saved values that the form showed, by field; see `shown` of `useForm`. Null for a form of an earlier release. */
export function readShown({ shown }: Texts): Record<string, string> | null {
  return shown === undefined ? null : Object.fromEntries(new URLSearchParams(shown));
}

const MAX_NAMED = 3;

/** `current` has the saved value of each field that both devices changed, e.g. "Discount: 5%". Returns e.g. " (now Discount: 5%)". */
export function nameConflicts(current: readonly string[]): string {
  const rest = current.length - MAX_NAMED;
  const named = [...current.slice(0, MAX_NAMED), ...(rest > 0 ? [`and ${rest} more`] : [])];
  return named.length > 0 ? ` (now ${named.join(", ")})` : "";
}

export function describeStale(current: readonly string[], advice = "Save again to keep yours."): string {
  return `Not saved: changed on another device${nameConflicts(current)}. ${advice}`;
}
