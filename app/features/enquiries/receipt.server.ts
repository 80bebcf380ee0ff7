import { db } from "~/platform/database/database.server";
import { readQuery } from "~/platform/http/read-request";
import { isSigned, sign } from "~/platform/runtime/tokens.server";
import { MINUTE_MS } from "~/platform/time/time";
import { summarizeSizes } from "~/sizes/piece-list";
import { listFacts, listLikeFacts } from "./enquiry";
import { listStoredAttachments } from "./files/attached-files.server";
import { type Enquiry, findEnquiry } from "./find-enquiry.server";
import { formatPhone } from "./phone";
import { buildShownPieces } from "./show-pieces.server";

export type Receipt = Awaited<ReturnType<typeof buildReceipt>>;

/** Both pages with a receipt list it in their `handle`. */
const receiptParameter = "receipt";

/** Long enough to read, print and download it; afterwards its address shows an empty form. */
const VALID_MS = 30 * MINUTE_MS;

const SIGNATURE_LENGTH = 22;

/** A signed address works without cookies and contains no personal data. */
export function createReceiptUrl(path: string, enquiryId: number, now = Date.now()): string {
  const claim = `${enquiryId}-${Math.floor((now + VALID_MS) / 1000)}`;
  const url = new URL(path, "http://localhost");
  url.searchParams.set(receiptParameter, `${claim}-${sign(toSignedText(claim), SIGNATURE_LENGTH)}`);
  return url.pathname + url.search;
}

/** Returns the enquiry of a valid receipt, or null. */
export async function findReceivedEnquiry(receipt: string, now = Date.now()): Promise<Enquiry | null> {
  const [, id = "", expires = "", signature = ""] = /^(\d{1,9})-(\d{1,12})-([\w-]{22})$/.exec(receipt) ?? [];
  if (!id || Number(expires) * 1000 < now) return null;
  if (!isSigned(toSignedText(`${id}-${expires}`), signature, SIGNATURE_LENGTH)) return null;
  return await findEnquiry(db, Number(id));
}

const toSignedText = (claim: string) => `receipt ${claim}`;

/** Returns null without a valid receipt of this form in the query. */
export async function readReceipt(request: Request, kind: Enquiry["kind"]): Promise<Receipt | null> {
  const receipt = readQuery(request).get(receiptParameter);
  const enquiry = receipt ? await findReceivedEnquiry(receipt) : null;
  return receipt && enquiry?.kind === kind ? await buildReceipt(enquiry, receipt) : null;
}

async function buildReceipt(enquiry: Enquiry, receipt: string) {
  const { kind, id, phone, email, town, message, details, pieces, like } = enquiry;
  const files = await listStoredAttachments(db, id);
  const shown = await buildShownPieces(db, { ...enquiry, measuredPieces: null });
  const facts = [
    ...listFacts({ name: enquiry.name, phone, email, town, ...details }),
    ...listLikeFacts(like),
    { label: "Files", value: files.length > 0 ? String(files.length) : "" },
    { label: kind === "quote" ? "Description" : "Message", value: message },
  ];
  const { pieces: list = [], unit = "mm" } = pieces.list ?? {};
  return {
    kind,
    number: id,
    phone: phone && formatPhone(phone),
    email,
    facts: facts.filter(({ value }) => value !== ""),
    /** Address of the drawings as a PDF. */
    pdf: shown?.hasSheets ? `/receipt/${receipt}.pdf` : null,
    isUnmeasured: pieces.list?.isUnmeasured ?? false,
    pieces: (shown?.pieces ?? []).map(({ title, assumedText, remark, facts, drawings }, index) => {
      const sent = list[index];
      const sizes = sent ? summarizeSizes(sent, unit) : "";
      return { title, sizes, assumedText, remark, facts, drawing: drawings?.small ?? null };
    }),
  };
}
