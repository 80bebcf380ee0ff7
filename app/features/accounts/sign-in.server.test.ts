import { beforeEach, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { action as codeAction } from "~/routes/standalone/login_.code/route";
import { callRoute } from "../../../tests/support/call-route";
import { credentials, replacePassword, signInAsAdmin } from "../../../tests/support/sign-in";
import { startSession } from "./session-cookie.server";
import { listSessions } from "./sessions.server";
import { checkPassword, createStepCookie } from "./sign-in.server";
import { createRecoveryCodes, startTwoStep } from "./two-step.server";

const request = new Request("http://localhost/login", { method: "POST" });

beforeEach(async () => {
  await signInAsAdmin();
});

/** Simulates a sign-in whose password is checked before the owner changes it. */
async function signInDuringChange() {
  const { admin } = await checkPassword(request, credentials);
  const [session] = await listSessions(db, { adminId: admin.id, sessionId: 0 });
  const sessionId = session?.id ?? 0;
  await replacePassword("Muthu welds 14 gates a week", sessionId);
  const countSessions = async () => (await listSessions(db, { adminId: admin.id, sessionId })).length;
  return { admin, countSessions };
}

it("opens no session when the password changes during the check", async () => {
  const { admin, countSessions } = await signInDuringChange();
  expect(await startSession(request, admin)).toBeNull();
  expect(await countSessions()).toBe(1);
});

it("refuses a code when the password changed after the first step", async () => {
  const { admin, countSessions } = await signInDuringChange();
  await startTwoStep(db, admin.id);
  await db
    .updateTable("admins")
    .set((eb) => ({ totp_secret: eb.ref("pending_totp_secret") }))
    .execute();
  const [code = ""] = await createRecoveryCodes(db, admin.id);
  const [Cookie = ""] = (await createStepCookie(admin)).split(";");
  const response = await callRoute(codeAction, "/login/code", { form: { code }, headers: { Cookie } });
  expect(response.headers.get("Location")).toMatch(/^\/login\?/);
  expect(await countSessions()).toBe(1);
});
