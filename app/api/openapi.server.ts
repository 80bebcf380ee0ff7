import { z } from "zod";
import { loginCallSchema } from "~/accounts/credentials.server";
import { TRASH_DAYS } from "~/content/constants";
import type { ItemKind } from "~/database/enquiry-tables";
import { contactSchema, quoteRequestSchema } from "~/enquiries/schema";
import { itemKinds } from "~/items/kinds";
import { serverKinds } from "~/items/kinds.server";
import { storedPieces } from "~/sizes/schema";

// The answers of the calls that are not about items; those of items are in items/kinds.server.ts.
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
const problemAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string().describe("A sentence for a person."),
  errors: z
    .record(z.string(), z.string())
    .optional()
    .describe("What is wrong with a field, by its name: the first 20."),
});

/** The groups of calls, with what each is for. */
const tags = {
  "Sign-in": "The token that calls for admins need.",
  Projects: "Finished work, as the site lists it.",
  Gallery: "Pictures of the gallery.",
  Enquiries: "What the two forms of the site send.",
  Description: "The API's own description.",
} as const;

/** One call of the API. */
interface Call {
  method: "get" | "post" | "put" | "delete";
  /** Below /api. */
  path: string;
  /** Names the method of a generated client. */
  operationId: string;
  tag: keyof typeof tags;
  summary: string;
  description: string;
  /** Only with the token of a session. */
  needsToken?: boolean;
  /** A JSON body; an item may come as multipart with a picture as well, and a change of one leaves out what stays. */
  body?: { kind: "json" | "item" | "change"; schema: z.ZodType };
  answer: { status: 200 | 201; schema: z.ZodType };
  /** Statuses of its refusals, in addition to those of every call. */
  refusals: number[];
}

const writes = [400, 401, 413, 415];

const itemNames = {
  project: { tag: "Projects", one: "Project", all: "Projects" },
  gallery: { tag: "Gallery", one: "GalleryItem", all: "GalleryItems" },
} as const satisfies Record<ItemKind, object>;

/** The four calls about items of a kind. */
function describeItemCalls(kind: ItemKind): Call[] {
  const { api, names, schema, answer, listAnswer } = serverKinds[kind];
  const { tag, ...ids } = itemNames[kind];
  const { path, deletePath } = api;
  const { one, all } = names;
  const changed = changedAnswer(answer);
  return [
    {
      method: "get",
      path: `${path}/all`,
      operationId: `list${ids.all}`,
      tag,
      description: "The whole list. Ask again with If-None-Match to learn cheaply that nothing has changed.",
      summary: `${all}, newest first`,
      answer: { status: 200, schema: listAnswer },
      refusals: [],
    },
    {
      method: "post",
      path: `${path}/add`,
      operationId: `add${ids.one}`,
      tag,
      description: "Takes multipart with a picture, or JSON without one. Visitors see it at once.",
      summary: `Add ${one}`,
      needsToken: true,
      body: { kind: "item", schema },
      answer: { status: 201, schema: changed },
      refusals: writes,
    },
    {
      method: "put",
      path: `${path}/update/{id}`,
      operationId: `update${ids.one}`,
      tag,
      description: "Takes multipart with another picture, or JSON that leaves the picture as it is.",
      summary: `Change ${one}; what is left out stays`,
      needsToken: true,
      body: { kind: "change", schema },
      answer: { status: 200, schema: changed },
      refusals: [...writes, 404],
    },
    {
      method: "delete",
      path: deletePath,
      operationId: `delete${ids.one}`,
      tag,
      description: "Visitors no longer see it. An admin can restore it from the trash.",
      summary: `Delete ${one}; for ${TRASH_DAYS} days it waits in the trash`,
      needsToken: true,
      answer: { status: 200, schema: changed },
      refusals: [401, 404],
    },
  ];
}

const calls: readonly Call[] = [
  {
    method: "post",
    path: "/admin/login",
    operationId: "signIn",
    tag: "Sign-in",
    description: "Answers with a token for the header Authorization. Wrong attempts are limited.",
    summary: "Sign in",
    body: { kind: "json", schema: loginCallSchema },
    answer: { status: 200, schema: signedInAnswer },
    refusals: [400, 401, 413, 415, 429],
  },
  ...itemKinds.flatMap(describeItemCalls),
  {
    method: "post",
    path: "/contact/contact",
    operationId: "sendMessage",
    tag: "Enquiries",
    description: "Stores a message as the contact form does. The same words sent twice are stored once.",
    summary: "Send a message",
    body: { kind: "json", schema: contactSchema },
    answer: { status: 200, schema: sentAnswer },
    refusals: [400, 413, 415, 429],
  },
  {
    method: "post",
    path: "/contact/enquiry",
    operationId: "sendQuoteRequest",
    tag: "Enquiries",
    description: "Stores a quote request as the form does. The same words sent twice are stored once.",
    summary: "Send a quote request",
    body: { kind: "json", schema: quoteRequestSchema },
    answer: { status: 200, schema: sentQuoteAnswer },
    refusals: [400, 413, 415, 429],
  },
];

const describedRefusals: Record<number, string> = {
  400: "Something is missing or wrong; `errors` names the fields.",
  401: "No token, or one that is no longer good.",
  404: "There is no such item.",
  413: "Too large.",
  415: "The body is of another type than those described.",
  429: "Too many; Retry-After says in how many seconds to try again.",
  500: "Something broke here.",
  503: "Away for a moment; Retry-After says in how many seconds to try again.",
};

/** Any call may fail so. */
const failures = [500, 503];

/** Any call may be refused so, such as one whose address or headers have a mistake. */
const otherRefusal = describeRefusal("Refused for another reason; `message` says why.");

/**
 * Describes the API as OpenAPI 3.1, with the schemas that check what is sent.
 *
 * @param publicUrl the site's origin
 */
export function describeApi(publicUrl: string) {
  const paths: Record<string, Record<string, object>> = { "/openapi.json": { get: ownCall } };
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Projects, gallery and enquiries",
      version: "1",
      description:
        "Every answer is JSON. An address asked by another method answers 405 with Allow, an unknown one 404; both in the form of a Problem.",
      contact: { url: new URL("/contact", publicUrl).href },
    },
    servers: [{ url: new URL("/api", publicUrl).href }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Problem: toSchema(problemAnswer, "output") },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}

const ownCall = {
  operationId: "describeApi",
  tags: ["Description"] satisfies (keyof typeof tags)[],
  summary: "This description",
  description: "For authors and generators of clients.",
  security: [],
  responses: {
    200: { description: "OpenAPI 3.1", content: { "application/json": { schema: { type: "object" } } } },
    "4XX": otherRefusal,
  },
};

function describeCall(call: Call) {
  const { method, path, operationId, tag, summary, description, needsToken, body, answer, refusals } = call;
  const isList = method === "get";
  return {
    operationId,
    tags: [tag],
    summary,
    description,
    security: needsToken ? [{ token: [] }] : [],
    ...(path.endsWith("{id}") && { parameters: [idParameter] }),
    ...(body && { requestBody: { required: true, content: describeBody(body) } }),
    responses: {
      [answer.status]: {
        description: "Done",
        ...(isList && { headers: { ETag: { schema: { type: "string" } } } }),
        content: { "application/json": { schema: toSchema(answer.schema, "output") } },
      },
      ...(isList && { 304: { description: "Nothing has changed since the ETag of If-None-Match." } }),
      ...Object.fromEntries(
        [...refusals, ...failures].map((status) => [status, describeRefusal(describedRefusals[status])]),
      ),
      "4XX": otherRefusal,
    },
  };
}

const idParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "integer", minimum: 1, maximum: 2_147_483_647 },
};

function describeBody({ kind, schema }: NonNullable<Call["body"]>) {
  const sent = toSchema(schema, "input");
  if (kind === "json") return { "application/json": { schema: sent } };
  const words = kind === "item" ? sent : { ...sent, required: undefined };
  const image = { type: "string", contentMediaType: "image/*", description: "A picture of at most 20 MB." };
  return {
    "multipart/form-data": { schema: { ...words, properties: { ...sent.properties, image } } },
    "application/json": { schema: words },
  };
}

function describeRefusal(description: string | undefined) {
  return {
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}

function toSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
