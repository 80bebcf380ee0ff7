import { messages } from "~/content/messages";
import { redirectWithToast } from "~/server/flash.server";
import type { Admin } from "./credentials.server";
import { toAdminPath } from "./safe-path";
import { startSession } from "./session.server";
import { closeSecondStep } from "./sign-in-step.server";

interface Finish {
  /** Where the person wanted to go. */
  from: string;
  /** Said after the welcome. */
  addition?: string;
}

/** Signs an admin in who has taken every step: to where they were going, with a welcome. */
export async function finishSignIn(request: Request, admin: Admin, { from, addition }: Finish) {
  const { title, message } = messages.login.success;
  const { cookie } = await startSession(request, admin.id);
  const headers = new Headers({ "Set-Cookie": cookie });
  headers.append("Set-Cookie", await closeSecondStep());
  const said = addition ? `${message} ${addition}` : message;
  return await redirectWithToast(toAdminPath(from), { kind: "success", title, message: said }, headers);
}
