import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "~/database/database.server";
import { config } from "~/runtime/config.server";
import { answerScrape } from "~/system/write-status.server";

/** Requires the token. */
export async function loader({ request }: LoaderFunctionArgs) {
  return await answerScrape(db, request, config.metricsToken);
}
