import { beforeEach } from "vitest";
import { type Asked, askRoute, fetchRoute, type Handler } from "./ask-route";
import { signInAsAdmin } from "./sign-in";

/** Signs in before each test; `headers` are those of the signed-in browser. */
export function setUpAdmin() {
  const admin = {
    headers: { Cookie: "" },
    ask: (handler: Handler, address: string, asked?: Asked) =>
      askRoute(handler, address, { headers: admin.headers, ...asked }),
    fetch: (handler: Handler, address: string, asked?: Asked) =>
      fetchRoute(handler, address, { headers: admin.headers, ...asked }),
  };
  beforeEach(async () => {
    admin.headers = await signInAsAdmin();
  });
  return admin;
}
