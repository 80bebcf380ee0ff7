import { beforeEach, expect, it } from "vitest";
import { askRoute } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { credentials, signInAsAdmin } from "../../tests/support/sign-in";
import { action } from "./admin.backup";

beforeEach(resetDatabase);

const ask = (headers: Record<string, string> = {}, form: Record<string, string> = {}) =>
  askRoute(action, "/admin/backup", { form, headers });

it("gives no backup without a session", async () => {
  expect(await ask()).toMatchObject({ status: 302 });
  const signature = "0".repeat(64);
  expect(await ask({ Authorization: `Backup ${Date.now()}.${signature}` })).toMatchObject({ status: 302 });
  expect(await ask({ Authorization: "Backup nonsense" })).toMatchObject({ status: 302 });
});

it("asks a signed-in admin for the password once more", async () => {
  const headers = { ...(await signInAsAdmin()) };
  expect(await ask(headers)).toMatchObject({ status: 302 });
  expect(await ask(headers, { backupPassword: "a guess" })).toMatchObject({ status: 302 });
  const body = new URLSearchParams({ backupPassword: credentials.password });
  const request = new Request("http://localhost:3000/admin/backup", { method: "POST", headers, body });
  const given = await action({ request, params: {}, context: {} });
  expect(given.headers.get("Content-Type")).toBe("application/gzip");
  expect(new Uint8Array(await given.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x1f, 0x8b]));
});
