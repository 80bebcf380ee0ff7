import { expect, it } from "vitest";
import { listPrivacyLog } from "~/features/privacy/privacy-log.server";
import { db } from "~/platform/database/database.server";
import { loader as accountLoader } from "~/routes/admin/account/account/route";
import { callRoute, fetchRoute } from "../../../tests/support/call-route";
import { credentials, signInAsAdmin } from "../../../tests/support/sign-in";
import { action } from "./admin.backup";

const send = (headers: Record<string, string> = {}, form: Record<string, string> = {}) =>
  callRoute(action, "/admin/backup", { form, headers });

it.each([
  ["a wrong signature", `Backup ${Date.now()}.${"0".repeat(64)}`],
  ["a timestamp with a leading zero", `Backup 0${Date.now()}.${"0".repeat(64)}`],
  ["an endless timestamp", `Backup ${"9".repeat(500)}.${"0".repeat(64)}`],
  ["zeros without a signature", `Backup ${"0".repeat(64)}`],
  ["nonsense", "Backup nonsense"],
])("refuses a command with %s, even from a signed-in browser", async (_, Authorization) => {
  expect(await send({ Authorization })).toMatchObject({ status: 401 });
  expect(await send({ Authorization, ...(await signInAsAdmin()) })).toMatchObject({ status: 401 });
});

it("asks a signed-in admin to confirm the password", async () => {
  const headers = { ...(await signInAsAdmin()) };
  expect(await send(headers)).toMatchObject({ status: 302 });
  const refusal = await send(headers, { backupPassword: "a guess" });
  expect(refusal.headers.get("Location")).toBe("/admin/account?backup=wrong#field-backupPassword");
  expect((await callRoute(accountLoader, "/admin/account?backup=wrong", { headers })).body).toMatchObject({
    backups: { isPasswordWrong: true },
  });
  const form = { backupPassword: credentials.password };
  const response = await fetchRoute(action, "/admin/backup", { headers, form });
  expect(response.headers.get("Content-Type")).toBe("application/gzip");
  expect(new Uint8Array(await response.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x1f, 0x8b]));
  expect(await listPrivacyLog(db, 9)).toMatchObject([
    { act: "exported", author: credentials.username, enquiries: 0 },
  ]);
});
