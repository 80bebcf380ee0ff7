import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pendingFormWords } from "~/content/account";
import { redirectWithToast } from "~/http/flash.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { findFileScreen } from "./file-addresses";
import { savePendingForm } from "./pending-form.server";
import { findAdmin, findExpiredAdmin, type SignedIn } from "./session-cookie.server";
import { SIGN_IN_HEADER } from "./sign-in-gate";

type AdminArgs = LoaderFunctionArgs & { signedIn: SignedIn };

/** Leads back here after signing in. Each loader checks the session itself, because Remix runs nested loaders in parallel. */
export function adminLoader<Answer>(load: (args: AdminArgs) => Answer) {
  return async (args: LoaderFunctionArgs): Promise<Awaited<Answer>> => {
    const signedIn = await findAdmin(args.request);
    if (!signedIn) throw await redirectToSignIn(args.request, { savesForm: false });
    return await load({ ...args, signedIn });
  };
}

/**
 * Refuses forms of other sites with 403. Saves a form whose session expired recently; reads no other body without a session.
 * @param savesForm false for forms with passwords, or without anything typed
 */
export function adminAction<Answer>(act: (args: AdminArgs) => Answer, { savesForm = true } = {}) {
  return async (args: ActionFunctionArgs): Promise<Awaited<Answer>> => {
    requireSameOrigin(args.request);
    const signedIn = await findAdmin(args.request);
    if (!signedIn) throw await redirectToSignIn(args.request, { savesForm });
    return await act({ ...args, signedIn });
  };
}

async function redirectToSignIn(request: Request, { savesForm }: { savesForm: boolean }): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = `${pathname}${search}`;
  const login = `/login?${new URLSearchParams({ from: findFileScreen(address) ?? address })}`;
  // The screen stays open with everything typed, and sends this again after signing in.
  if (request.headers.has(SIGN_IN_HEADER))
    return redirect(login, { headers: { [SIGN_IN_HEADER]: "needed" } });
  const expired = await findExpiredAdmin(request);
  if (!expired) return redirect(login);
  const cookie = savesForm ? await savePendingForm(request, expired) : null;
  const toast = { kind: "info", ...pendingFormWords.expired } as const;
  return await redirectWithToast(login, toast, cookie ? { "Set-Cookie": cookie } : {});
}
