import { stageQuoteFiles } from "~/features/enquiries/files/stage-quote-files.server";
import { getVisitor } from "~/features/enquiries/files/staged-files.server";
import { serveJson } from "~/platform/http/json-api.server";
import { requireSameOrigin } from "~/platform/http/request.server";
import { receiveForm } from "~/platform/uploads/receive-form.server";
import { MAX_ATTACHMENTS } from "~/platform/uploads/upload-rules";

/** Responds with `QuoteFiles`. */
const serve = serveJson({
  POST: async ({ request }) => {
    requireSameOrigin(request);
    const visitor = getVisitor(request);
    const form = await receiveForm(request, { maxFiles: MAX_ATTACHMENTS, visitor });
    try {
      const files = await stageQuoteFiles(visitor, form);
      return Response.json(files, {
        status: files.failureStatus ?? 200,
        headers: { "Cache-Control": "no-store" },
      });
    } finally {
      await form.dispose();
    }
  },
});

export const loader = serve;
export const action = serve;
