import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { createAdmin } from "../../../tests/support/sign-in";
import {
  findPendingSecret,
  findTotpStep,
  findTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  turnOffTwoStep,
  turnOnTwoStep,
  verifyCode,
} from "./two-step.server";

const start = new Date("2031-05-01T06:00:00Z");
const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let adminId: number;

beforeEach(async () => {
  adminId = await createAdmin();
});

/** Turns two-step sign-in on. Returns the recovery codes and a generator of app codes. */
async function enableTwoStep() {
  await startTwoStep(db, adminId);
  const secret = await findPendingSecret(db, adminId);
  if (secret === null) throw new Error("no pending secret");
  const generateCode = (at: Date) => new TOTP({ secret }).generate({ timestamp: at.getTime() });
  const codes = await turnOnTwoStep(db, adminId, generateCode(start), start);
  return { generateCode, codes: codes ?? [] };
}

it("matches the test vectors of RFC 6238", () => {
  // The secret is "12345678901234567890" in base32. The codes are the last six of the eight digits in appendix B.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  expect(findTotpStep(secret, "287082", new Date(59_000))).toBe(1);
  expect(findTotpStep(secret, "005924", new Date(1_234_567_890_000))).toBe(41152263);
  expect(findTotpStep(secret, "287083", new Date(59_000))).toBeNull();
});

describe("two-step sign-in", () => {
  it("returns recovery codes to only one of two simultaneous requests", async () => {
    await startTwoStep(db, adminId);
    const secret = (await findPendingSecret(db, adminId)) ?? "";
    const code = new TOTP({ secret }).generate({ timestamp: start.getTime() });
    const results = await Promise.all([1, 2].map(() => turnOnTwoStep(db, adminId, code, start)));
    const [codes, ...others] = results.filter((result) => result !== null);
    expect(others).toEqual([]);
    expect(await verifyCode(db, adminId, codes?.[0] ?? "", start)).toBe("recovery");
  });

  it("does not restart setup while it is on", async () => {
    const { generateCode } = await enableTwoStep();
    await startTwoStep(db, adminId);
    expect(await findPendingSecret(db, adminId)).toBeNull();
    expect(await verifyCode(db, adminId, generateCode(secondsLater(60)), secondsLater(60))).toBe("app");
  });

  it("accepts the previous and the next code, even with a space, but none further away", async () => {
    const { generateCode } = await enableTwoStep();
    expect(
      await verifyCode(db, adminId, generateCode(secondsLater(60)).replace(/^.../, "$& "), secondsLater(90)),
    ).toBe("app");
    expect(await verifyCode(db, adminId, generateCode(secondsLater(180)), secondsLater(150))).toBe("app");
    expect(await verifyCode(db, adminId, generateCode(secondsLater(300)), secondsLater(360))).toBeNull();
    expect(await verifyCode(db, adminId, generateCode(secondsLater(420)), secondsLater(360))).toBeNull();
  });

  it("refuses a reused code, an older code and the setup code", async () => {
    const { generateCode } = await enableTwoStep();
    expect(await verifyCode(db, adminId, generateCode(start), start)).toBeNull();
    expect(await verifyCode(db, adminId, generateCode(secondsLater(60)), secondsLater(60))).toBe("app");
    expect(await verifyCode(db, adminId, generateCode(secondsLater(60)), secondsLater(61))).toBeNull();
    expect(await verifyCode(db, adminId, generateCode(secondsLater(30)), secondsLater(59))).toBeNull();
  });

  it("accepts a code once when two requests send it simultaneously", async () => {
    const { generateCode } = await enableTwoStep();
    const calls = [1, 2].map(() => verifyCode(db, adminId, generateCode(secondsLater(60)), secondsLater(60)));
    expect((await Promise.all(calls)).filter(Boolean)).toEqual(["app"]);
  });
});

describe("recovery codes", () => {
  it("returns ten codes and accepts one once, in capitals, with spaces and with O and l for 0 and 1", async () => {
    const { codes } = await enableTwoStep();
    expect(new Set(codes).size).toBe(10);
    const [code = ""] = codes;
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    const typedCode = code.toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l");
    expect(await verifyCode(db, adminId, typedCode, start)).toBe("recovery");
    expect(await verifyCode(db, adminId, code, start)).toBeNull();
    expect((await findTwoStep(db, adminId)).recoveryCodesLeft).toBe(9);
  });

  it("invalidates old codes on renewal and stores no plain codes", async () => {
    const { codes } = await enableTwoStep();
    const [newCode = ""] = (await renewRecoveryCodes(db, adminId)) ?? [];
    expect(await verifyCode(db, adminId, codes[1] ?? "", start)).toBeNull();
    expect(await verifyCode(db, adminId, newCode, start)).toBe("recovery");
    expect(JSON.stringify(await db.selectFrom("recovery_codes").selectAll().execute())).not.toContain(
      newCode,
    );
  });

  it("keeps ten codes after simultaneous renewals, and none when two-step sign-in is off", async () => {
    await enableTwoStep();
    await Promise.all([renewRecoveryCodes(db, adminId), renewRecoveryCodes(db, adminId)]);
    expect((await findTwoStep(db, adminId)).recoveryCodesLeft).toBe(10);
    await turnOffTwoStep(db, adminId);
    expect(await renewRecoveryCodes(db, adminId)).toBeNull();
    expect((await findTwoStep(db, adminId)).recoveryCodesLeft).toBe(0);
  });
});
