import { z } from "zod";
import { pieceListTexts } from "~/content/pieces";
import { createSecureCookie } from "~/platform/http/cookies.server";
import { cleanText, collapseWhitespace, cutText } from "~/platform/text/text";
import { formatPieceTitle, summarizeSizes } from "~/sizes/piece-list";
import { listFacts, listLikeFacts, type NewEnquiry } from "./enquiry";
import { formatPhone } from "./phone";

/** Shown once, within five minutes. A cookie keeps personal data out of URLs and logs and prevents resending on reload. */
const receiptCookie = createSecureCookie("receipt", 5 * 60);

/** In characters. Browsers limit a cookie to 4 kB. */
const MAX_LINE_LENGTH = 60;
const MAX_TEXT_LENGTH = 160;
const MAX_PIECES_LENGTH = 1000;

const text = z.string();

const receiptSchema = z.object({
  kind: z.enum(["message", "quote"]),
  /** Formatted for display. */
  phone: text.nullable(),
  email: text.nullable(),
  facts: z.array(z.object({ label: text, value: text })),
});

export type Receipt = z.output<typeof receiptSchema>;

/** Returns a `Set-Cookie` header. */
export async function writeReceipt(
  { kind, content, pieces, like }: NewEnquiry,
  fileCount: number,
): Promise<string> {
  const facts = [
    ...listFacts(content),
    ...listLikeFacts(like ?? null),
    { label: "Files", value: fileCount > 0 ? String(fileCount) : "" },
  ].map(({ label, value }) => ({ label, value: shorten(value, MAX_LINE_LENGTH) }));
  const message = "message" in content ? content.message : content.description;
  const receipt: Receipt = {
    kind,
    phone: content.phone && formatPhone(content.phone),
    email: content.email && shorten(content.email, MAX_LINE_LENGTH),
    facts: [
      ...facts,
      ...listPieceFacts(pieces),
      { label: kind === "quote" ? "Description" : "Message", value: shorten(message, MAX_TEXT_LENGTH) },
    ].filter(({ value }) => value !== ""),
  };
  return await receiptCookie.serialize(receipt);
}

function listPieceFacts(list: NewEnquiry["pieces"]): { label: string; value: string }[] {
  if (!list) return [];
  const length = Math.min(200, Math.floor(MAX_PIECES_LENGTH / list.pieces.length));
  const lines = list.pieces.map((piece, index) => ({
    label: pieceListTexts.piece,
    value: shorten(
      [formatPieceTitle(piece, index + 1), summarizeSizes(piece, list.unit)].filter(Boolean).join(": "),
      length,
    ),
  }));
  return list.isUnmeasured
    ? [...lines, { label: pieceListTexts.sizes, value: pieceListTexts.unmeasured }]
    : lines;
}

/** Returns a receipt only once: `headers` delete its cookie. */
export async function readReceipt(
  request: Request,
  kind: Receipt["kind"],
): Promise<{ receipt: Receipt | null; headers: Headers }> {
  const headers = new Headers();
  const { data: receipt } = receiptSchema.safeParse(await receiptCookie.parse(request.headers.get("Cookie")));
  if (receipt?.kind !== kind) return { receipt: null, headers };
  headers.append("Set-Cookie", await receiptCookie.serialize("", { maxAge: 0 }));
  return { receipt, headers };
}

/** Truncates to `length` characters, after a whole word if that keeps more than half. */
function shorten(value: string, length: number): string {
  const line = collapseWhitespace(cleanText(value));
  if (line.length <= length) return line;
  const cutLine = cutText(line, length - 1);
  const wholeWords = cutLine.slice(0, cutLine.lastIndexOf(" "));
  return `${wholeWords.length > length / 2 ? wholeWords : cutLine}…`;
}
