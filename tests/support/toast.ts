import { readToast } from "../../app/http/flash.server";
import type { RouteAnswer } from "./call-route";
import { readCookies } from "./sign-in";

/** The toast that a response sets for the next screen; undefined when it sets none. */
export async function toastOf(answer: RouteAnswer) {
  const request = new Request("http://localhost/admin", { headers: { Cookie: readCookies(answer) } });
  return (await readToast(request)).toast;
}
