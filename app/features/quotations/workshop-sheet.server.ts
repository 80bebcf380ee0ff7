import { getCurrentPieces } from "~/features/enquiries/current-pieces";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";
import type { Database } from "~/platform/database/database.server";
import { drawPiece } from "~/sizes/draw-piece";
import { describeFacts, formatArea, formatRunningLength } from "~/sizes/facts";
import type { Drawing, Piece } from "~/sizes/kind";
import { formatMass } from "~/sizes/masses";
import { describeSizes, formatPieceTitle, isMeasured, summarizePieces, usesFeet } from "~/sizes/piece-list";
import { sumQuantities } from "~/sizes/quantities";
import { calculatePiece } from "~/sizes/sizes";
import { describeSizeChanges, listLineChanges, listOrderedLines, type OrderedLine } from "./agreed-sizes";
import { listAccepted } from "./enquiry-quotations.server";
import { measureQuantity } from "./measure-quantity";
import { formatQuantity, getUnitLabel } from "./quantity";
import { describeSteel } from "./steel";

interface Row {
  label: string;
  value: string;
  /** How it differs from the quotation; empty if it does not. */
  difference?: string;
}

export interface WorkshopEntry {
  title: string;
  /** As sold; empty without an accepted quotation. */
  description: string;
  drawing: Drawing | null;
  rows: Row[];
  remark: string;
  /** The enquiry no longer has this piece. */
  isMissing: boolean;
}

/** Shows the accepted quotations with the current sizes or, until the customer accepts, the pieces of the enquiry. */
export async function readWorkshopSheet(
  db: Database,
  enquiry: Pick<Enquiry, "id" | "pieces" | "measuredPieces">,
) {
  const accepted = (await listAccepted(db, enquiry.id)).map(({ content }) => content);
  const { list } = getCurrentPieces(enquiry);
  const { lines, unsoldPieces } = listOrderedLines(accepted, list?.pieces ?? []);
  const isOrdered = accepted.length > 0;
  const pieces = isOrdered ? lines.flatMap(({ piece }) => piece ?? []) : (list?.pieces ?? []);
  const isInFeet = list !== null && usesFeet(list);
  const { length, glassArea, steel, glass } = sumQuantities(pieces);
  return {
    numbers: accepted.map(({ number }) => number),
    entries: isOrdered
      ? lines.map(describeLine)
      : pieces.map((piece, index) => ({
          ...describePiece(piece, isInFeet),
          title: formatPieceTitle(piece, index + 1),
          description: "",
          isMissing: false,
        })),
    /** E.g. "1 gate": in the enquiry, but in no accepted quotation. */
    unsold: isOrdered ? summarizePieces(unsoldPieces) : "",
    sums: [
      { label: "Running length", value: length === null ? "" : formatRunningLength(length) },
      { label: "Glass", value: glassArea === null ? "" : formatArea(glassArea) },
      { label: "Weight of steel", value: steel === null ? "" : formatMass(steel) },
      { label: "Weight of glass", value: glass === null ? "" : formatMass(glass) },
    ].filter(({ value }) => value !== ""),
  };
}

/** Finds the first accepted quotation whose sizes differ from the current ones; null if none does. */
export async function findChangedSizes(
  db: Database,
  enquiry: Pick<Enquiry, "id" | "pieces" | "measuredPieces">,
): Promise<{ quotationId: number; changes: string[] } | null> {
  const accepted = await listAccepted(db, enquiry.id);
  const { lines } = listOrderedLines(
    accepted.map(({ content }) => content),
    getCurrentPieces(enquiry).list?.pieces ?? [],
  );
  const changed = lines.filter((line) => describeSizeChanges([line]).length > 0);
  const quotation = accepted.find(({ content }) => content.lines.some(({ id }) => id === changed[0]?.id));
  return quotation ? { quotationId: quotation.quotationId, changes: describeSizeChanges(changed) } : null;
}

function describePiece(piece: Piece, isInFeet: boolean) {
  const unit = isInFeet ? "ft" : "mm";
  return {
    drawing: isMeasured(piece) ? drawPiece(piece, "wide", { showsFeet: isInFeet }) : null,
    rows: [
      ...describeSizes(piece, unit),
      ...(isMeasured(piece) ? describeFacts(calculatePiece(piece).facts, piece.count, unit) : []),
    ].map(({ label, value }): Row => ({ label, value })),
    remark: piece.remark,
  };
}

function describeLine(line: OrderedLine, index: number): WorkshopEntry {
  const { description, piece, isInFeet, isMissing } = line;
  const number = index + 1;
  const material = describeSteel(line);
  const changes = listLineChanges(line);
  const sold = [
    describeQuantity(line, changes.length > 0),
    ...(material ? [{ label: "Material", value: material }] : []),
  ];
  if (!piece) {
    const title = `${number}. ${description}`;
    return { title, description: "", drawing: null, rows: sold, remark: "", isMissing };
  }
  const { rows, ...described } = describePiece(piece, isInFeet);
  const compared = rows.map((row) => {
    const change = changes.find(({ label }) => label === row.label);
    return change ? { ...row, difference: `${change.agreed} in the quotation` } : row;
  });
  const others = changes.filter(({ label }) => !rows.some((row) => row.label === label));
  const title = formatPieceTitle(piece, number);
  return {
    ...described,
    title,
    description,
    rows: [
      ...sold,
      ...others.map(({ label, value, agreed }) => ({
        label,
        value,
        difference: `${agreed} in the quotation`,
      })),
      ...compared,
    ],
    isMissing,
  };
}

/**
 * The owner may have changed the quantity, for example for wastage. With the sizes that were sold, another quantity can also
 * come from a newer calculation, so it is no difference.
 */
function describeQuantity({ quantity, unit, piece }: OrderedLine, hasOtherSizes: boolean): Row {
  const format = (amount: number) => [formatQuantity(amount), getUnitLabel(unit)].join(" ");
  const measured = piece && hasOtherSizes ? measureQuantity(piece, unit) : null;
  return {
    label: "Quantity sold",
    value: format(quantity),
    difference: measured === null || measured === quantity ? "" : `${format(measured)} from the sizes`,
  };
}
