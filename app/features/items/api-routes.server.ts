import { findSessionByBearer } from "~/features/accounts/session-cookie.server";
import type { ItemKind } from "~/platform/database/content-tables";
import { db } from "~/platform/database/database.server";
import { ApiProblem, parseJsonBody, serveJson } from "~/platform/http/json-api.server";
import { parseId, readTexts } from "~/platform/http/read-request";
import { storeImage } from "~/platform/images/queries.server";
import { parseFormWithImage } from "~/platform/images/staged-images.server";
import { collectFieldErrors } from "~/platform/text/form-fields";
import { UploadRejected } from "~/platform/uploads/upload-rules";
import { createItem, deleteItem, updateItem } from "./changes.server";
import { kindForms } from "./kind-forms";
import { type ItemFields, itemSchemas, serverKinds, toJson } from "./kinds.server";
import { findItem } from "./queries.server";
import { respondWithWholeList } from "./whole-list-cache.server";

export function serveWholeList(kind: ItemKind) {
  return serveJson({ GET: ({ request }) => respondWithWholeList(request, kind) });
}

export function serveNewItem<Kind extends ItemKind>(kind: Kind) {
  const { messages } = kindForms[kind];
  return serveJson({
    POST: async ({ request }) => {
      await requireBearer(request);
      const { fields, imageId } = await receiveItem(request, (sent) => parseItem(kind, sent));
      const id = await createItem(db, kind, fields, imageId ?? null);
      const created = id === null ? null : await findItem(db, kind, id, "admin");
      if (!created) throw new ApiProblem(500, messages.createFailed);
      const data = toJson(kind, created);
      return Response.json({ success: true, message: messages.created, data }, { status: 201 });
    },
  });
}

/** Updates only the given fields, so that concurrent requests for different fields both take effect. */
export function serveItemChange<Kind extends ItemKind>(kind: Kind) {
  return serveJson({
    PUT: async ({ request, params }) => {
      await requireBearer(request);
      const id = readId(params.id);
      const { title, alt: _, ...texts } = requireFound(kind, await findItem(db, kind, id, "admin"));
      const { fields, imageId } = await receiveItem(request, (sent) => {
        const names = ["title", "alt", ...kindForms[kind].texts.map(({ name }) => name)];
        const unsent = names.filter((name) => !(name in sent)).map((name) => [name, undefined]);
        return { ...parseItem(kind, { title, ...texts, ...sent }), ...Object.fromEntries(unsent) };
      });
      await updateItem(db, kind, { id, version: null }, fields, { imageId });
      const data = toJson(kind, requireFound(kind, await findItem(db, kind, id, "admin")));
      return Response.json({ success: true, message: kindForms[kind].messages.updated, data });
    },
  });
}

export function serveItemDeletion<Kind extends ItemKind>(kind: Kind) {
  return serveJson({
    DELETE: async ({ request, params }) => {
      await requireBearer(request);
      const id = readId(params.id);
      const current = requireFound(kind, await findItem(db, kind, id, "admin"));
      const result = await deleteItem(db, kind, id);
      requireFound(kind, result === "done" ? current : null);
      const data = toJson(kind, current);
      return Response.json({ success: true, message: kindForms[kind].messages.deleted, data });
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

function requireFound<Found>(kind: ItemKind, found: Found | null): Found {
  if (found !== null) return found;
  throw new ApiProblem(404, serverKinds[kind].notFoundMessage);
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

function parseItem<Kind extends ItemKind>(kind: Kind, sent: unknown): ItemFields<Kind> {
  const parsed = itemSchemas[kind].safeParse(sent);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? "The request was refused.";
  throw new ApiProblem(400, message, { errors: collectFieldErrors(parsed.error) });
}
