import type { LoaderFunctionArgs } from "@remix-run/node";
import { countEnquiries } from "~/features/enquiries/inbox.server";
import { db } from "~/platform/database/database.server";
import { config } from "~/platform/runtime/config.server";
import { handleScrape } from "~/platform/system/scrape.server";

/** Requires the metrics token. */
export async function loader({ request }: LoaderFunctionArgs) {
  return await handleScrape(db, request, {
    token: config.metricsToken,
    countQuarantined: (db) => countEnquiries(db, "quarantine"),
  });
}
