import { z } from "zod";
import { loginCallSchema } from "~/accounts/credentials.server";
import { contactSchema, quoteRequestSchema } from "~/enquiries/schema";
import { type ItemKind, itemKinds } from "~/items/kinds";
import { serverKinds } from "~/items/kinds.server";
import { RETENTION_DAYS } from "~/items/trash";
import { storedPieces } from "~/sizes/schema";

/** The answers of the API calls that are not about items; those of items are in items/kinds.server.ts. */

const success = z.literal(true);

/** A form was sent. */
const sentAnswer = z.strictObject({ success, message: z.string() });

/** A quote request was sent. */
const sentQuoteAnswer = sentAnswer.extend({
  pieces: storedPieces.optional().describe("The pieces as they were stored, where some were sent."),
});

/** An admin signed in. */
const signedInAnswer = z.strictObject({
  success,
  message: z.string(),
  token: z.string().describe("For the header Authorization: Bearer."),
});

/** An item was added, changed or deleted. */
function changedAnswer(item: z.ZodType) {
  return z.strictObject({ success, message: z.string(), data: item });
}

/** Any call that was refused or failed. */
export const problemAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string().describe("A sentence for a person."),
  errors: z.record(z.string(), z.string()).optional().describe("What is wrong with a field, by its name."),
});

/** One call of the API. */
export interface Call {
  method: "get" | "post" | "put" | "delete";
  /** Below /api. */
  path: string;
  summary: string;
  /** Only with the token of a session. */
  needsToken?: boolean;
  /** A JSON body; an item may come as multipart with a picture as well, and a change of one leaves out what stays. */
  body?: { kind: "json" | "item" | "change"; schema: z.ZodType };
  answer: { status: 200 | 201; schema: z.ZodType };
  /** Statuses of its refusals, in addition to those of every call. */
  refusals: number[];
}

const writes = [400, 401, 413, 415];

/** The four calls about items of a kind. */
function describeItemCalls(kind: ItemKind): Call[] {
  const { api, names, schema, answer, listAnswer } = serverKinds[kind];
  const { path, deletePath } = api;
  const { one, all } = names;
  const changed = changedAnswer(answer);
  return [
    {
      method: "get",
      path: `${path}/all`,
      summary: `${all}, newest first`,
      answer: { status: 200, schema: listAnswer },
      refusals: [],
    },
    {
      method: "post",
      path: `${path}/add`,
      summary: `Add ${one}`,
      needsToken: true,
      body: { kind: "item", schema },
      answer: { status: 201, schema: changed },
      refusals: writes,
    },
    {
      method: "put",
      path: `${path}/update/{id}`,
      summary: `Change ${one}; what is left out stays`,
      needsToken: true,
      body: { kind: "change", schema },
      answer: { status: 200, schema: changed },
      refusals: [...writes, 404],
    },
    {
      method: "delete",
      path: deletePath,
      summary: `Delete ${one}; for ${RETENTION_DAYS} days it waits in the trash`,
      needsToken: true,
      answer: { status: 200, schema: changed },
      refusals: [401, 404],
    },
  ];
}

export const calls: readonly Call[] = [
  {
    method: "post",
    path: "/admin/login",
    summary: "Sign in",
    body: { kind: "json", schema: loginCallSchema },
    answer: { status: 200, schema: signedInAnswer },
    refusals: [400, 401, 413, 415, 429],
  },
  ...itemKinds.flatMap(describeItemCalls),
  {
    method: "post",
    path: "/contact/contact",
    summary: "Send a message",
    body: { kind: "json", schema: contactSchema },
    answer: { status: 200, schema: sentAnswer },
    refusals: [400, 413, 415, 429],
  },
  {
    method: "post",
    path: "/contact/enquiry",
    summary: "Send a quote request",
    body: { kind: "json", schema: quoteRequestSchema },
    answer: { status: 200, schema: sentQuoteAnswer },
    refusals: [400, 413, 415, 429],
  },
];
