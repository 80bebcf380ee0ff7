import type { LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/platform/http/read-request";
import { getTypeOfKey, imageKeySchema, imageStore } from "~/platform/images/image-store.server";

/** The file with a given name never changes, so browsers cache it for a year. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Response> {
  const { success, data: key } = imageKeySchema.safeParse(params["*"]);
  const file = success ? await imageStore.open(key) : null;
  if (!success || !file) return notFound({ "Cache-Control": "no-store" });
  const etag = `"${key}"`;
  const headers = {
    "Content-Type": getTypeOfKey(key),
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
  };
  const isUnchanged = request.headers.get("If-None-Match")?.includes(etag) ?? false;
  if (isUnchanged || request.method === "HEAD") await file.body.cancel();
  if (isUnchanged) return new Response(null, { status: 304, headers });
  const body = request.method === "HEAD" ? null : file.body;
  return new Response(body, { headers: { ...headers, "Content-Length": String(file.size) } });
}
