import { z } from "zod";
import { TRASH_DAYS } from "~/content/constants";
import { loginCallSchema } from "~/features/accounts/credentials.server";
import { contactSchema, quoteRequestSchema } from "~/features/enquiries/schema";
import { itemLists } from "~/features/items/items";
import { itemSchemas, serverLists } from "~/features/items/lists.server";
import type { ItemKind } from "~/features/items/tables";
import { storedPiecesSchema } from "~/sizes/schema";

// Responses without items; those with items are in items/kinds.server.ts.
const success = z.literal(true);

const sentResponse = z.strictObject({ success, message: z.string() });

const quoteSentResponse = sentResponse.extend({
  pieces: storedPiecesSchema.optional().describe("The stored pieces, if any were sent."),
});

const signedInResponse = z.strictObject({
  success,
  message: z.string(),
  token: z.string().describe("Send it as Authorization: Bearer."),
});

function createItemResponse(item: z.ZodType) {
  return z.strictObject({ success, message: z.string(), data: item });
}

export const tags = {
  "Sign-in": "The token for calls that need an admin.",
  Projects: "Finished work, as the site lists it.",
  Gallery: "Pictures of the gallery.",
  Enquiries: "The site's two forms.",
  Description: "The API's own description.",
} as const;

export interface ApiOperation {
  method: "get" | "post" | "put" | "delete";
  path: string;
  /** Method name in generated clients. */
  operationId: string;
  tag: keyof typeof tags;
  summary: string;
  description: string;
  needsToken?: boolean;
  /** A body of kind `item` or `change` may be multipart with a picture. A change may omit unchanged fields. */
  body?: { kind: "json" | "item" | "change"; schema: z.ZodType };
  response: { status: 200 | 201; schema: z.ZodType };
  /** Without the statuses that every operation can return. */
  errorStatuses: number[];
}

const writeErrorStatuses = [400, 401, 413, 415];

const itemNames = {
  project: { tag: "Projects", one: "Project", all: "Projects" },
  gallery: { tag: "Gallery", one: "GalleryItem", all: "GalleryItems" },
} as const satisfies Record<ItemKind, object>;

function listItemOperations(list: ItemKind): ApiOperation[] {
  const { api, names, response, listResponse } = serverLists[list];
  const schema = itemSchemas[list];
  const { tag, ...operationNames } = itemNames[list];
  const { path, deletePath } = api;
  const { one, all } = names;
  const itemResponse = createItemResponse(response);
  return [
    {
      method: "get",
      path: `${path}/all`,
      operationId: `list${operationNames.all}`,
      tag,
      description: "The whole list. Send If-None-Match to get 304 when it has not changed.",
      summary: `${all}, newest first`,
      response: { status: 200, schema: listResponse },
      errorStatuses: [],
    },
    {
      method: "post",
      path: `${path}/add`,
      operationId: `add${operationNames.one}`,
      tag,
      description:
        "Accepts multipart with a picture, or JSON without one. The new item is public immediately.",
      summary: `Add ${one}`,
      needsToken: true,
      body: { kind: "item", schema },
      response: { status: 201, schema: itemResponse },
      errorStatuses: writeErrorStatuses,
    },
    {
      method: "put",
      path: `${path}/update/{id}`,
      operationId: `update${operationNames.one}`,
      tag,
      description: "Accepts multipart with a new picture, or JSON to keep the current one.",
      summary: `Change ${one}; omitted fields keep their values`,
      needsToken: true,
      body: { kind: "change", schema },
      response: { status: 200, schema: itemResponse },
      errorStatuses: [...writeErrorStatuses, 404],
    },
    {
      method: "delete",
      path: deletePath,
      operationId: `delete${operationNames.one}`,
      tag,
      description: "Visitors no longer see it. An admin can restore it from the trash.",
      summary: `Move ${one} to the trash for ${TRASH_DAYS} days`,
      needsToken: true,
      response: { status: 200, schema: itemResponse },
      errorStatuses: [401, 404],
    },
  ];
}

/** All operations except the one that returns the description. */
export const apiOperations: readonly ApiOperation[] = [
  {
    method: "post",
    path: "/admin/login",
    operationId: "signIn",
    tag: "Sign-in",
    description: "Returns a token for the Authorization header. Failed attempts are limited.",
    summary: "Sign in",
    body: { kind: "json", schema: loginCallSchema },
    response: { status: 200, schema: signedInResponse },
    errorStatuses: [400, 401, 413, 415, 429],
  },
  ...itemLists.flatMap(listItemOperations),
  {
    method: "post",
    path: "/contact/contact",
    operationId: "sendMessage",
    tag: "Enquiries",
    description: "Stores a message, like the contact form. Sending the same text twice stores it once.",
    summary: "Send a message",
    body: { kind: "json", schema: contactSchema },
    response: { status: 200, schema: sentResponse },
    errorStatuses: [400, 413, 415, 429],
  },
  {
    method: "post",
    path: "/contact/enquiry",
    operationId: "sendQuoteRequest",
    tag: "Enquiries",
    description: "Stores a quote request, like the quote form. Sending the same text twice stores it once.",
    summary: "Send a quote request",
    body: { kind: "json", schema: quoteRequestSchema },
    response: { status: 200, schema: quoteSentResponse },
    errorStatuses: [400, 413, 415, 429],
  },
];
