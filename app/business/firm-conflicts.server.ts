import { isDeepStrictEqual } from "node:util";
import { mergeStale, type StaleForm } from "~/platform/http/merge-stale";
import { isolate } from "~/platform/text/text";
import { type Figures, weekdays } from "./firm";
import {
  CLOSURES_IN_FORM,
  closureParts,
  type FirmFields,
  getClosureFieldName,
  quickReplyFields,
} from "./firm-fields";
import { firmLabels } from "./firm-labels";

const rowLists = [
  {
    label: firmLabels.parts.closures,
    rows: Array.from({ length: CLOSURES_IN_FORM }, (_, index) =>
      closureParts.map((part) => getClosureFieldName(index, part)),
    ),
  },
  { label: firmLabels.parts.quickReplies, rows: quickReplyFields.map((name) => [name]) },
];

/** Merges the fields of one screen, and its lists of rows. */
export function findOtherChanges(form: StaleForm & { shown: FirmFields }): ReturnType<typeof mergeStale> {
  const { typed, saved } = form;
  const fields = Object.keys(saved).map((name) => ({
    name,
    label: name in typed ? getFieldLabel(name) : "",
  }));
  const { replaced, conflicts } = mergeStale(fields, form);
  for (const { label, rows } of rowLists) {
    if (rows[0]?.every((name) => !(name in saved))) continue;
    const merged = mergeRows(rows, form);
    Object.assign(replaced, merged.replaced);
    conflicts.push(...merged.unplaced.map((text) => `${label}: ${isolate(text)}`));
  }
  return { replaced, conflicts };
}

/** Empty for fields of rows. */
function getFieldLabel(name: string): string {
  const { fields, figures, hours } = firmLabels;
  const [, end, weekday] = /^(opens|closes)-(\d)$/.exec(name) ?? [];
  if (end) return `${weekdays[Number(weekday)]}, ${hours[end as "opens" | "closes"].toLowerCase()}`;
  const figure = /^figure-(.+)$/.exec(name)?.[1];
  return figure ? figures[figure as keyof Figures] : (fields[name as keyof typeof fields]?.label ?? "");
}

/**
 * Rows have no identity but their texts: removes those that the other device removed, and adds those that it added to empty rows.
 */
function mergeRows(
  rows: readonly (readonly string[])[],
  { typed, shown, saved }: StaleForm & { shown: FirmFields },
) {
  const readRows = (fields: Readonly<FirmFields>) =>
    rows.map((names) => names.map((name) => fields[name] ?? ""));
  const has = (list: string[][], row: string[]) => list.some((one) => isDeepStrictEqual(one, row));
  const isFilled = (row: string[]) => row.some((text) => text !== "");
  const [own, before, now] = [readRows(typed), readRows(shown), readRows(saved)];
  const kept = own.map((row) => (has(before, row) && !has(now, row) ? row.map(() => "") : row));
  const isOwnEdit = ([label]: string[]) => own.some((row) => row[0] === label && !has(before, row));
  const others = now.filter((row) => isFilled(row) && !has(before, row) && !has(own, row));
  // Closed days that both devices changed.
  const edited = others.filter(isOwnEdit);
  const added = others.filter((row) => !isOwnEdit(row));
  const merged = kept.map((row) => (isFilled(row) ? row : (added.shift() ?? row)));
  return {
    replaced: Object.fromEntries(
      rows.flatMap((names, index) => names.map((name, part) => [name, merged[index]?.[part] ?? ""])),
    ),
    unplaced: [...edited, ...added].map((row) => row.filter(Boolean).join(" · ")),
  };
}
