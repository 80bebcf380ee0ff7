import { beforeEach } from "vitest";
import { callRoute, fetchRoute, type Handler, type RouteCall } from "./call-route";
import { signInAsAdmin } from "./sign-in";

/** Signs in before each test; `headers` carry the session. */
export function setUpAdmin() {
  const admin = {
    headers: { Cookie: "" },
    call: (handler: Handler, path: string, options?: RouteCall) =>
      callRoute(handler, path, { headers: admin.headers, ...options }),
    fetch: (handler: Handler, path: string, options?: RouteCall) =>
      fetchRoute(handler, path, { headers: admin.headers, ...options }),
  };
  beforeEach(async () => {
    admin.headers = await signInAsAdmin();
  });
  return admin;
}
