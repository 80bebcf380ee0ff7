import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { redirectWithToast } from "~/platform/http/cookies.server";
import { requireSameOrigin } from "~/platform/http/request.server";
import { config } from "~/platform/runtime/config.server";
import { savedFormCookie, UNSENT_HEADER } from "~/platform/ui/form/form-result";
import { savePendingForm } from "./pending-form.server";
import { findScreenOfDownload, getSignInPath } from "./safe-path";
import { findExpiredSessionByCookie, findSessionByCookie, type SignedIn } from "./session-cookie.server";

type AdminArgs = LoaderFunctionArgs & { signedIn: SignedIn };

/**
 * Without a session, redirects to the sign-in page, which redirects back. Each loader checks the session, because Remix
 * runs nested loaders in parallel. Some loaders write: an opened enquiry is read, a visit to the suspected spam is recorded, and
 * staged pictures of a restored form are renewed.
 */
export function adminLoader<Result>(load: (args: AdminArgs) => Result) {
  return async (args: LoaderFunctionArgs): Promise<Awaited<Result>> => {
    const signedIn = await findSessionByCookie(args.request);
    if (!signedIn) throw await redirectToSignIn(args.request, { savesForm: false });
    return await load({ ...args, signedIn });
  };
}

/**
 * Refuses forms from other sites with 403. Without a session, a request from a script gets 401, because its screen stays open
 * with the form. Other requests are redirected to the sign-in page; a form is saved first if its session expired recently.
 * @param savesForm false for forms with passwords, or without anything typed
 */
export function adminAction<Result>(act: (args: AdminArgs) => Result, { savesForm = true } = {}) {
  return async (args: ActionFunctionArgs): Promise<Awaited<Result>> => {
    const { request } = args;
    requireSameOrigin(request);
    const signedIn = await findSessionByCookie(request);
    if (signedIn) return endDraft(request, await act({ ...args, signedIn }));
    if (request.headers.get("Sec-Fetch-Dest") === "empty" || request.headers.has(UNSENT_HEADER))
      throw new Response("Unauthorized", { status: 401, statusText: "Unauthorized" });
    throw await redirectToSignIn(request, { savesForm });
  };
}

/** A script ends the draft of a form that it sent. */
function endDraft<Result>(request: Request, result: Result): Result {
  const isSaved = result instanceof Response && result.status === 302;
  if (isSaved && request.headers.get("Sec-Fetch-Dest") === "document") {
    const path = encodeURIComponent(new URL(request.url).pathname);
    const secure = config.publicUrl.protocol === "https:" ? "; Secure" : "";
    const cookie = `${savedFormCookie}=${path}; Path=/; Max-Age=3600; SameSite=Lax${secure}`;
    result.headers.append("Set-Cookie", cookie);
  }
  return result;
}

async function redirectToSignIn(request: Request, { savesForm }: { savesForm: boolean }): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const login = getSignInPath(findScreenOfDownload(path) ?? path);
  const expiredSession = await findExpiredSessionByCookie(request);
  if (!expiredSession) return redirect(hasLostCookie(request) ? `${login}&cookies=blocked` : login);
  const cookie = savesForm ? await savePendingForm(request, expiredSession) : null;
  const toast = {
    type: "info",
    title: "Your session has expired",
    message: "Please sign in again.",
  } as const;
  return await redirectWithToast(login, toast, cookie ? { "Set-Cookie": cookie } : {});
}

/** True right after signing in, when the browser did not store the session's cookie. */
function hasLostCookie({ headers }: Request): boolean {
  const referer = headers.get("Referer") ?? "";
  return !headers.has("Cookie") && URL.canParse(referer) && new URL(referer).pathname === "/login";
}
