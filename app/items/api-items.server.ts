import { z } from "zod";
import { findSessionByBearer } from "~/accounts/session.server";
import { ApiProblem, collectFieldErrors, parseJsonBody } from "~/api/json-api.server";
import { storeImage } from "~/images/queries.server";
import { db } from "~/server/db/database.server";
import { readText } from "~/server/read-form.server";
import { parseId } from "~/server/route-params.server";
import { parseFormWithImage } from "~/uploads/upload.server";

/** Lets only those through who send the token of a session. Throws an ApiProblem of status 401. */
export async function requireBearer(request: Request): Promise<void> {
  if (await findSessionByBearer(request)) return;
  throw new ApiProblem(401, "Please sign in.", { headers: { "WWW-Authenticate": "Bearer" } });
}

/** The id in an address. Throws an ApiProblem of status 404 for what can be none. */
export function readId(id: string | undefined): number {
  const parsed = parseId(id);
  if (parsed !== null) return parsed;
  throw new ApiProblem(404, "There is no such item.");
}

/** The fields of a project or gallery item as an API call sends them, and its picture if it brings one. */
export interface SentItem<Fields> {
  fields: Fields;
  imageId: number | undefined;
}

/**
 * Reads a project or gallery item from multipart or JSON; JSON brings no picture. Throws an ApiProblem with the reason.
 */
export async function readItem<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Promise<SentItem<z.output<Schema>>> {
  return await receive(request, (sent) => check(schema, sent));
}

/**
 * Reads a change of one in the same way: the fields that were sent, which have to fit those of `current` that were not. Only
 * they are changed, so that two that change different fields at once both have their way.
 */
export async function readItemChange<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
  current: Record<string, unknown>,
): Promise<SentItem<Partial<z.output<Schema>>>> {
  return await receive(request, (sent) => {
    const fields = check(schema, { ...current, ...sent });
    const unsent = Object.keys(schema.shape).filter((name) => !(name in sent));
    return { ...fields, ...Object.fromEntries(unsent.map((name) => [name, undefined])) };
  });
}

async function receive<Fields>(
  request: Request,
  read: (sent: Record<string, unknown>) => Fields,
): Promise<SentItem<Fields>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") {
    const sent = z.record(z.string(), z.unknown()).safeParse(await parseJsonBody(request));
    if (!sent.success) throw new ApiProblem(400, "Send a JSON object.");
    return { fields: read(sent.data), imageId: undefined };
  }
  if (type !== "multipart/form-data") {
    throw new ApiProblem(415, "Send the request as multipart/form-data or application/json.");
  }
  return await receiveMultipart(request, read);
}

async function receiveMultipart<Fields>(
  request: Request,
  read: (sent: Record<string, unknown>) => Fields,
): Promise<SentItem<Fields>> {
  const { fields: form, image, problem, status } = await parseFormWithImage(request);
  try {
    if (problem) throw new ApiProblem(status, problem, { errors: { image: problem } });
    const fields = read(Object.fromEntries([...form.keys()].map((name) => [name, readText(form, name)])));
    return { fields, imageId: image ? (await storeImage(db, image)).id : undefined };
  } finally {
    await image?.dispose();
  }
}

function check<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? "The request was refused.";
  throw new ApiProblem(400, message, { errors: collectFieldErrors(parsed.error) });
}
