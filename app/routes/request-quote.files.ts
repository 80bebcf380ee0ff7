import { serveJson } from "~/api/json-api.server";
import { disposeOfFiles, holdQuoteFiles, receiveQuoteForm } from "~/enquiries/read-quote-files.server";
import { requireSameOrigin } from "~/server/same-origin.server";

/** Takes files for a quote request while it is still being written, where scripts run; answers what is held of them. */
const serve = serveJson({
  POST: async ({ request }) => {
    requireSameOrigin(request);
    const form = await receiveQuoteForm(request);
    try {
      return Response.json(await holdQuoteFiles(request, form), { headers: { "Cache-Control": "no-store" } });
    } finally {
      await disposeOfFiles(form);
    }
  },
});

export const loader = serve;
export const action = serve;
