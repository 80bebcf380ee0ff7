import { z } from "zod";
import { DEFAULT_MESSAGE_REPLY_TIME, DEFAULT_QUOTE_REPLY_TIME } from "~/content/constants";
import { contactDetails } from "~/content/contact";
import { defaultFigures, defaultQuickReplies, defaultTerms } from "~/content/firm";
import { FOUNDED_YEAR, formatDefaultTagline } from "~/content/navigation";
import type { Database } from "~/platform/database/database.server";
import { type Revision, readRevision } from "~/platform/revisions/revisions.server";
import { config } from "~/platform/runtime/config.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { noteFallback } from "~/platform/runtime/fallbacks.server";
import { noFacts } from "./customer-facts";
import type { Firm } from "./firm";
import { firmSchema } from "./firm-form.server";
import { DEFAULT_UPI_LIMIT } from "./firm-schemas.server";
import { toFirmFields, toQuickReplyFields, toQuotationFields } from "./firm-values.server";

/** Version of the stored format; other versions are ignored. */
const VERSION = 1;

const storedSchema = z.object({ version: z.literal(VERSION), fields: z.record(z.string(), z.string()) });

const openHours = { opens: "09:30", closes: "19:00" };

/** Defaults until the owner saves: the environment's settings and the client's specification. */
export const defaultFirm: Firm = {
  business: config.business,
  tagline: formatDefaultTagline(FOUNDED_YEAR),
  gstin: null,
  upiId: null,
  upiLimit: DEFAULT_UPI_LIMIT,
  bankDetails: "",
  isComposition: false,
  numberPrefix: "Q",
  firstNumber: 1,
  signature: null,
  terms: defaultTerms,
  founded: FOUNDED_YEAR,
  quoteReply: DEFAULT_QUOTE_REPLY_TIME,
  messageReply: DEFAULT_MESSAGE_REPLY_TIME,
  hours: [null, openHours, openHours, openHours, openHours, openHours, openHours],
  phoneHours: contactDetails.phone.hours,
  hasOwnPhoneHours: false,
  closures: [],
  notice: null,
  figures: defaultFigures,
  quickReplies: defaultQuickReplies,
  retentionMonths: null,
  facts: noFacts,
};

let cachedFirm = defaultFirm;

/** While the database is unavailable, returns the last result, or the defaults if there is none. */
export async function readFirm(db: Database): Promise<Firm> {
  try {
    const revision = await readRevision(db, "firm");
    cachedFirm = toFirm(revision);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    noteFallback();
  }
  return cachedFirm;
}

export function getCachedFirm(): Firm {
  return cachedFirm;
}

/** Returns the defaults without a revision, and for one that cannot be read. */
export function toFirm(revision: Revision | null): Firm {
  return (revision && parseStoredFirm(revision.content)) ?? defaultFirm;
}

/** Returns null for content that is in another version's format or no longer valid. */
export function parseStoredFirm(content: unknown): Firm | null {
  const parsedContent = storedSchema.safeParse(content);
  if (!parsedContent.success) return null;
  const { fields } = parsedContent.data;
  // Revisions of earlier releases do not have these fields.
  const laterFields = {
    founded: String(FOUNDED_YEAR),
    quoteReply: DEFAULT_QUOTE_REPLY_TIME,
    messageReply: DEFAULT_MESSAGE_REPLY_TIME,
    hasOwnPhoneHours: fields.phoneHours === defaultFirm.phoneHours ? "" : "on",
    ...toQuotationFields(defaultFirm),
    ...toQuickReplyFields(defaultFirm),
  };
  return firmSchema.safeParse({ ...laterFields, ...fields }).data ?? null;
}

export function toStoredFirm(firm: Firm) {
  return { version: VERSION, fields: toFirmFields(firm) };
}
