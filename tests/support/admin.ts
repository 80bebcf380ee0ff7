import { beforeEach } from "vitest";
import { callRoute, fetchRoute, type Handler, type RouteCall } from "./call-route";
import { signInAsAdmin } from "./sign-in";

/** Signs in before each test; `headers` carry the session. */
export function setUpAdmin() {
  const admin = {
    headers: { Cookie: "" },
    call: (handler: Handler, address: string, options?: RouteCall) =>
      callRoute(handler, address, { headers: admin.headers, ...options }),
    fetch: (handler: Handler, address: string, options?: RouteCall) =>
      fetchRoute(handler, address, { headers: admin.headers, ...options }),
  };
  beforeEach(async () => {
    admin.headers = await signInAsAdmin();
  });
  return admin;
}
