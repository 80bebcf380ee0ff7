import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendLogoCard } from "~/features/site-pictures/logo-card.server";

export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  return await sendLogoCard(params.file);
}
