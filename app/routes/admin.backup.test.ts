import { beforeEach, expect, it } from "vitest";
import { askRoute } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { action } from "./admin.backup";

beforeEach(resetDatabase);

const ask = (headers: Record<string, string> = {}) =>
  askRoute(action, "/admin/backup", { form: {}, headers });

it("gives nobody else a backup", async () => {
  expect(await ask()).toMatchObject({ status: 302 });
  const signature = "0".repeat(64);
  expect(await ask({ Authorization: `Backup ${Date.now()}.${signature}` })).toMatchObject({ status: 302 });
  expect(await ask({ Authorization: "Backup nonsense" })).toMatchObject({ status: 302 });
});
