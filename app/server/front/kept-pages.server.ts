import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageCache } from "~/server/page-cache.server";
import type { Admitted } from "./judge.server";
import { isReading } from "./method.server";
import { sendFile } from "./static-files.server";

/**
 * Answers with a page that was kept, or has the app answer.
 * @param otherwise takes the version under which the app's page may be kept, or null when it may not be
 */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { pages, admitted }: { pages: PageCache; admitted: Admitted },
  otherwise: (contentVersion: string | null) => void,
): void {
  if (!isReading(request.method)) response.once("finish", () => pages.recheck());
  if (!isAnonymous(request)) {
    otherwise(null);
    return;
  }
  void pages.look(admitted.path + admitted.search).then((found) => {
    if (found.page === null) {
      otherwise(found.version);
      return;
    }
    response.setHeader("Content-Security-Policy", found.page.contentSecurityPolicy);
    sendFile(request, response, found.page);
  });
}

/** Whether a request tells nothing of who sends it: a cookie may hold a message to show. */
function isAnonymous({ method, headers }: IncomingMessage): boolean {
  return isReading(method) && headers.cookie === undefined && headers.authorization === undefined;
}
