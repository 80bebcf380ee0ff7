import { findSessionByBearer } from "~/features/accounts/session-cookie.server";
import { db } from "~/platform/database/database.server";
import { ApiProblem, parseJsonBody, serveJson } from "~/platform/http/json-api.server";
import { parseId, readTexts } from "~/platform/http/read-request";
import { storeImage } from "~/platform/images/queries.server";
import { parseFormWithImage } from "~/platform/images/staged-images.server";
import { collectFieldErrors } from "~/platform/text/form-fields";
import { UploadRejected } from "~/platform/uploads/upload-rules";
import { createItem, deleteItem, updateItem } from "./changes.server";
import { listForms } from "./list-forms";
import { type ItemFields, itemSchemas, serverLists, toJson } from "./lists.server";
import { findItem } from "./queries.server";
import type { ItemKind } from "./tables";
import { respondWithWholeList } from "./whole-list-cache.server";

export function serveWholeList(list: ItemKind) {
  return serveJson({ GET: ({ request }) => respondWithWholeList(request, list) });
}

export function serveNewItem<List extends ItemKind>(list: List) {
  const { messages } = listForms[list];
  return serveJson({
    POST: async ({ request }) => {
      await requireBearer(request);
      const { fields, imageId } = await receiveItem(request, (sent) => parseItem(list, sent));
      const id = await createItem(db, list, fields, imageId ?? null);
      const created = id === null ? null : await findItem(db, list, id, "admin");
      if (!created) throw new ApiProblem(500, messages.createFailed);
      const data = toJson(list, created);
      return Response.json({ success: true, message: messages.created, data }, { status: 201 });
    },
  });
}

/** Updates only the given fields, so that concurrent requests for different fields both take effect. */
export function serveItemChange<List extends ItemKind>(list: List) {
  return serveJson({
    PUT: async ({ request, params }) => {
      await requireBearer(request);
      const id = readId(params.id);
      const { title, alt: _, ...texts } = requireFound(list, await findItem(db, list, id, "admin"));
      const { fields, imageId } = await receiveItem(request, (sent) => {
        const names = ["title", "alt", ...listForms[list].texts.map(({ name }) => name)];
        const unsent = names.filter((name) => !(name in sent)).map((name) => [name, undefined]);
        return { ...parseItem(list, { title, ...texts, ...sent }), ...Object.fromEntries(unsent) };
      });
      await updateItem(db, list, { id, version: null }, fields, { imageId });
      const data = toJson(list, requireFound(list, await findItem(db, list, id, "admin")));
      return Response.json({ success: true, message: listForms[list].messages.updated, data });
    },
  });
}

export function serveItemDeletion<List extends ItemKind>(list: List) {
  return serveJson({
    DELETE: async ({ request, params }) => {
      await requireBearer(request);
      const id = readId(params.id);
      const current = requireFound(list, await findItem(db, list, id, "admin"));
      const result = await deleteItem(db, list, id);
      requireFound(list, result === "done" ? current : null);
      const data = toJson(list, current);
      return Response.json({ success: true, message: listForms[list].messages.deleted, data });
    },
  });
}

async function requireBearer(request: Request): Promise<void> {
  if (await findSessionByBearer(request)) return;
  throw new ApiProblem(401, "Please sign in.", { headers: { "WWW-Authenticate": "Bearer" } });
}

function readId(id: string | undefined): number {
  const parsed = parseId(id);
  if (parsed !== null) return parsed;
  throw new ApiProblem(404, "There is no such item.");
}

function requireFound<Found>(list: ItemKind, found: Found | null): Found {
  if (found !== null) return found;
  throw new ApiProblem(404, serverLists[list].notFoundMessage);
}

/** A JSON body has no picture. @throws {ApiProblem} when the input is invalid */
async function receiveItem<Fields>(
  request: Request,
  parseFields: (sent: Record<string, unknown>) => Fields,
): Promise<{ fields: Fields; imageId: number | undefined }> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") {
    return { fields: parseFields(await parseJsonBody(request)), imageId: undefined };
  }
  if (type !== "multipart/form-data") {
    throw new ApiProblem(415, "Send the request as multipart/form-data or application/json.");
  }
  const { fields: form, image, problem, status } = await parseFormWithImage(request);
  try {
    if (problem) throw new ApiProblem(status, problem, { errors: { image: problem } });
    const fields = parseFields(readTexts(form));
    return { fields, imageId: image ? (await storeImage(db, image)).id : undefined };
  } catch (error) {
    if (!(error instanceof UploadRejected)) throw error;
    throw new ApiProblem(error.problem.status, error.message, { errors: { image: error.message } });
  } finally {
    await image?.dispose();
  }
}

function parseItem<List extends ItemKind>(list: List, sent: unknown): ItemFields<List> {
  const parsed = itemSchemas[list].safeParse(sent);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? "The request was refused.";
  throw new ApiProblem(400, message, { errors: collectFieldErrors(parsed.error) });
}
