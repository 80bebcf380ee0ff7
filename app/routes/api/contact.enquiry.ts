import * as messages from "~/content/messages";
import { enforceSendLimit, storeAndNotify } from "~/features/enquiries/receive-enquiry.server";
import { quoteRequestSchema } from "~/features/enquiries/schema";
import { readJson, serveJson } from "~/platform/http/json-api.server";

const serve = serveJson({
  POST: async ({ request }) => {
    const { content, pieces } = await readJson(
      request,
      quoteRequestSchema,
      (error) => error.issues[0]?.message ?? messages.enquiry.failure,
    );
    await enforceSendLimit(request, messages.enquiry.failure);
    const source = { path: "/api/contact/enquiry" };
    await storeAndNotify(request, { kind: "quote", content, pieces, source });
    return Response.json({
      success: true,
      message: messages.enquiry.success,
      // Requests without pieces get the same response as before pieces existed.
      ...(pieces && { pieces: pieces.pieces }),
    });
  },
});

export const loader = serve;
export const action = serve;
