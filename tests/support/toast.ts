import { readToast as readRequestToast } from "../../app/platform/http/cookies.server";
import type { RouteResult } from "./call-route";
import { readCookies } from "./sign-in";

/** The toast that a response sets for the next screen; undefined when it sets none. */
export async function readToast(result: RouteResult) {
  const request = new Request("http://localhost/admin", { headers: { Cookie: readCookies(result) } });
  return (await readRequestToast(request)).toast;
}
