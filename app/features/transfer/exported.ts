import { z } from "zod";
import { MAX_PROJECT_PICTURES } from "~/content/item-form";
import { followUpKindValues } from "~/features/enquiries/follow-up";
import { isPhone } from "~/features/enquiries/phone";
import { storedSpamReason } from "~/features/enquiries/spam.server";
import { channelValues, kindValues, lostReasonValues, statusValues } from "~/features/enquiries/statuses";
import { itemKinds } from "~/features/items/kinds";
import { MAX_RATE } from "~/features/quotations/money";
import { paymentMethods } from "~/features/quotations/order";
import { quantityUnits } from "~/features/quotations/quantity";
import { draftSchema, sentQuotationSchema } from "~/features/quotations/quotation";
import { collapseWhitespace } from "~/platform/text/clean-text";
import { dayField, momentField } from "~/platform/text/form-fields";

export const EXPORT_FORMAT = 2;

/** The first entry of an archive. */
export const exportDescriptionSchema = z.object({
  format: z.literal(EXPORT_FORMAT, "written by another version of the site"),
  madeAt: z.iso.datetime(),
});

export const DESCRIPTION = "export.json";

const moment = momentField();
/** Identifies the row on every site that imports it. */
const origin = z.uuid();
/** A general limit; each kind has stricter rules. */
const text = z.string().max(20_000);
const line = z.string().overwrite(collapseWhitespace).max(500);

/** The patterns exclude paths outside the folder. */
export const pictureFileSchema = z.string().regex(/^pictures\/[0-9a-f]{64}\.(?:jpg|png|webp|avif)$/);
export const attachedFileSchema = z.string().regex(/^attached\/[0-9a-f]{64}\.(?:jpg|png|heic|pdf)$/);

const itemSchema = z.object({
  origin,
  title: line,
  alt: line.nullable(),
  picture: pictureFileSchema.nullable(),
  createdAt: moment.nullable(),
  updatedAt: moment,
});

const projectSchema = itemSchema.extend({
  description: text,
  location: line.nullable(),
  finished: line.nullable(),
  isDraft: z.boolean(),
  further: z
    .array(z.object({ picture: pictureFileSchema, alt: line.nullable() }))
    .max(MAX_PROJECT_PICTURES - 1),
});

const galleryItemSchema = itemSchema.extend({
  content: text,
  // Missing in exports of earlier releases.
  location: line.nullable().default(null),
  finished: line.nullable().default(null),
});

const testimonialSchema = z.object({
  origin,
  text: text.min(1),
  name: line.min(1),
  /** Role and town. */
  place: line,
  stars: z.int().min(1).max(5),
  givenOn: dayField().nullable(),
  source: line,
  consent: line,
  state: z.enum(["pending", "shown", "hidden"]),
  createdAt: moment,
  /** The enquiry of the customer who wrote it. */
  enquiry: origin.nullable(),
});

/** Part of its enquiry. If the enquiry was purged, listed separately and without a draft. */
const quotationSchema = z.object({
  origin,
  number: z
    .string()
    .regex(/^Q\/\d{4}-\d{2}\/\d{1,9}( \(imported\))?$/)
    .nullable(),
  draft: draftSchema.nullable(),
  createdAt: moment,
  versions: z.array(
    z.object({
      version: z.int().positive(),
      content: sentQuotationSchema,
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      changes: z.array(text),
      total: z.int().min(0),
      validUntil: dayField(),
      sentAt: moment,
      openedAt: moment.nullable(),
      acceptedAt: moment.nullable(),
      acceptedBy: line.nullable(),
      declinedAt: moment.nullable(),
      declineReason: text.nullable(),
      withdrawnAt: moment.nullable(),
    }),
  ),
});

const rateSchema = z.object({
  kind: line,
  finish: line,
  unit: z.enum(quantityUnits.map(({ value }) => value)),
  rate: z.int().min(0).max(MAX_RATE),
  gst: z.int().min(0).max(100),
  hsn: z.string().regex(/^\d{4,8}$/),
});

const paymentSchema = z.object({
  amount: z.int().positive(),
  method: z.enum(paymentMethods.map(({ value }) => value)),
  reference: line,
  receivedOn: dayField(),
  author: line,
  createdAt: moment,
});

const storedStages = ["measured", "approved", "in-work", "ready", "paid"] as const;

const enquirySchema = z.object({
  origin,
  kind: z.enum(kindValues),
  channel: z.enum(channelValues),
  status: z.enum(statusValues).exclude(["trash"]),
  name: line.min(1),
  email: line.nullable(),
  phone: z.string().refine(isPhone, "not ten digits").nullable(),
  place: line.nullable(),
  message: text,
  /** Keyed by the field names of the JSON API, e.g. `requestedDelivery`. */
  details: z.record(z.string(), z.unknown()),
  pieces: z.unknown(),
  /** Missing in archives of earlier versions. */
  measuredPieces: z.unknown().default(null),
  like: z.object({ kind: z.enum(itemKinds), title: line, origin: origin.nullable() }).nullable(),
  quotedAmount: z.int().positive().nullable(),
  followUpOn: dayField().nullable(),
  followUpKind: z.enum(followUpKindValues).default("call"),
  followUpTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .default(null),
  lostReason: z.enum(lostReasonValues).nullable().default(null),
  workDoneAt: moment.nullable().default(null),
  spamReasons: z.array(storedSpamReason),
  source: z.record(z.string(), z.unknown()),
  privacyNotice: line.nullable(),
  readAt: moment.nullable(),
  createdAt: moment,
  notes: z.array(
    // Exports of earlier releases do not tell customers' questions from notes.
    z.object({
      author: line,
      isFromCustomer: z.boolean().default(false),
      text: text.min(1),
      createdAt: moment,
    }),
  ),
  attachments: z.array(z.object({ name: line.min(1), bytes: z.int().positive(), file: attachedFileSchema })),
  quotations: z.array(quotationSchema).default([]),
  stages: z.array(z.object({ stage: z.enum(storedStages), reachedOn: dayField() })).default([]),
  payments: z.array(paymentSchema).default([]),
});

/** Each list is in the archive as `NAME.json` and `NAME.csv`. */
export const rowSchemas = {
  projects: projectSchema,
  gallery: galleryItemSchema,
  testimonials: testimonialSchema,
  enquiries: enquirySchema,
  quotations: quotationSchema,
  rates: rateSchema,
};

export type ExportedList = keyof typeof rowSchemas;

export const exportedLists = Object.keys(rowSchemas) as ExportedList[];

export type Exported<List extends ExportedList> = z.output<(typeof rowSchemas)[List]>;
