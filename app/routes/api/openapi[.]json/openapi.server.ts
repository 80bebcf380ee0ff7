import { z } from "zod";
import { type ApiOperation, apiOperations, tags } from "./operations.server";

const problemSchema = z.strictObject({
  success: z.literal(false),
  message: z.string().describe("A message to show to a person."),
  errors: z.record(z.string(), z.string()).optional().describe("One message for each invalid field."),
});

const errorDescriptions: Record<number, string> = {
  400: "Something is missing or wrong; `errors` names the fields.",
  401: "The token is missing or expired.",
  404: "There is no such item.",
  413: "The body is too large.",
  415: "The body has an unsupported type.",
  429: "Too many requests. Retry-After gives the seconds to wait.",
  500: "Unexpected server error.",
  503: "Temporarily unavailable. Retry-After gives the seconds to wait.",
};

/** Any operation may return these. */
const serverErrorStatuses = [500, 503];

/** For example, for a malformed URL or header. */
const otherError = describeError("Another error; `message` says which.");

/** Describes the API as OpenAPI 3.1, from the validation schemas. `publicUrl` is the site's origin. */
export function describeApi(publicUrl: string) {
  const paths: Record<string, Record<string, object>> = { "/openapi.json": { get: descriptionOperation } };
  for (const operation of apiOperations)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Projects, gallery and enquiries",
      version: "1",
      description:
        "Every response is JSON. A wrong method returns 405 with Allow, an unknown path 404, each with a Problem.",
      contact: { url: new URL("/contact", publicUrl).href },
    },
    servers: [{ url: new URL("/api", publicUrl).href }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Problem: toSchema(problemSchema, "output") },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}

const descriptionOperation = {
  operationId: "describeApi",
  tags: ["Description"] satisfies (keyof typeof tags)[],
  summary: "This description",
  description: "For developers and code generators.",
  security: [],
  responses: {
    200: { description: "OpenAPI 3.1", content: { "application/json": { schema: { type: "object" } } } },
    "4XX": otherError,
  },
};

function describeOperation(operation: ApiOperation) {
  const { method, path, operationId, tag, summary, description, needsToken, body, response, errorStatuses } =
    operation;
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
      [response.status]: {
        description: "Done",
        ...(isList && { headers: { ETag: { schema: { type: "string" } } } }),
        content: { "application/json": { schema: toSchema(response.schema, "output") } },
      },
      ...(isList && { 304: { description: "Not changed since the ETag in If-None-Match." } }),
      ...Object.fromEntries(
        [...errorStatuses, ...serverErrorStatuses].map((status) => [
          status,
          describeError(errorDescriptions[status]),
        ]),
      ),
      "4XX": otherError,
    },
  };
}

const idParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "integer", minimum: 1, maximum: 2_147_483_647 },
};

function describeBody({ kind, schema }: NonNullable<ApiOperation["body"]>) {
  const fullSchema = toSchema(schema, "input");
  if (kind === "json") return { "application/json": { schema: fullSchema } };
  const itemSchema = kind === "item" ? fullSchema : { ...fullSchema, required: undefined };
  const image = { type: "string", contentMediaType: "image/*", description: "A picture of at most 20 MB." };
  return {
    "multipart/form-data": { schema: { ...itemSchema, properties: { ...fullSchema.properties, image } } },
    "application/json": { schema: itemSchema },
  };
}

function describeError(description: string | undefined) {
  return {
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}

function toSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...schemaBody } = z.toJSONSchema(schema, { io });
  return schemaBody;
}
