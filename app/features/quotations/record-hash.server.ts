import { createHash } from "node:crypto";
import { type AcceptedChoice, acceptedChoiceSchema } from "./quotation";

/** Serializes content with sorted keys, so that equal content gives equal text. */
export function serializeContent(content: unknown): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Returns lower-case hexadecimal. */
function hashContent(content: unknown): string {
  return createHash("sha256").update(serializeContent(content)).digest("hex");
}

interface StoredRecord {
  content: unknown;
  totals: unknown;
}

export function hashRecord({ content, totals }: StoredRecord): string {
  return hashContent({ content, totals });
}

/** @param sha256 of the version */
export function hashChoice(choice: Omit<AcceptedChoice, "sha256">, sha256: string): string {
  const { alternative, optional, totals } = choice;
  return hashContent({ alternative, optional, totals, sha256 });
}

interface HashedRecord extends StoredRecord {
  sha256: string;
  /** Set for a version sent before totals were stored, whose `sha256` covers only the content. */
  totals_sha256: string | null;
  choice: unknown;
}

/** Compares the record as stored, because parsing it can add defaults of newer fields. */
export function isUnaltered({ content, totals, sha256, totals_sha256, choice }: HashedRecord): boolean {
  const { data: accepted } = acceptedChoiceSchema.nullable().safeParse(choice);
  if (accepted === undefined || (accepted && hashChoice(accepted, sha256) !== accepted.sha256)) return false;
  if (totals_sha256 === null) return hashRecord({ content, totals }) === sha256;
  return hashContent(content) === sha256 && hashContent(totals) === totals_sha256;
}
