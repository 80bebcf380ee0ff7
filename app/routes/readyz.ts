import { isReady } from "~/server/db/readiness.server";

/** Says whether the site can serve now: what the first start makes is there and the database answers (readiness probe). */
export async function loader() {
  const ready = await isReady();
  return new Response(ready ? "ready\n" : "not ready\n", {
    status: ready ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
