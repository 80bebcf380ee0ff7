import { toIndianDay } from "~/platform/time/time";

/** Sends a download whose file name ends with today's date. */
export function createCsvResponse(name: string, body: BodyInit): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${toIndianDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
