import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { config } from "./config.server";
import { getSessionSecrets, readOrCreateSecret } from "./tokens.server";

describe("the session secret", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "secret-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is created once and stays the same", () => {
    const secret = readOrCreateSecret(join(folder, "new"));
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readOrCreateSecret(join(folder, "new"))).toBe(secret);
    expect(readdirSync(join(folder, "new"))).toEqual(["session-secret"]);
  });

  it("is readable by its owner only, even after a restore that lost the file mode", () => {
    readOrCreateSecret(folder);
    chmodSync(join(folder, "session-secret"), 0o644);
    readOrCreateSecret(folder);
    expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  });

  it("is not rewritten, so that a full disk does not prevent the start", () => {
    const secret = readOrCreateSecret(folder);
    const { mtimeMs } = statSync(folder);
    expect(readOrCreateSecret(folder)).toBe(secret);
    expect(statSync(folder).mtimeMs).toBe(mtimeMs);
  });

  it("refuses a damaged file", () => {
    writeFileSync(join(folder, "session-secret"), "");
    expect(() => readOrCreateSecret(folder)).toThrow("damaged");
  });

  it("comes from SESSION_SECRET if set", () => {
    expect(getSessionSecrets()).toBe(config.sessionSecrets);
  });
});
