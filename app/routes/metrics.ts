import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "~/database/database.server";
import { config } from "~/runtime/config.server";
import { handleScrape } from "~/system/scrape.server";

/** Requires the metrics token. */
export async function loader({ request }: LoaderFunctionArgs) {
  return await handleScrape(db, request, config.metricsToken);
}
