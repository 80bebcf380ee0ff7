import { beforeEach, expect, it } from "vitest";
import { resetDatabase } from "../../tests/support/database";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { action } from "./admin.account.recovery-codes_.file";

let signedIn: { Cookie: string };

beforeEach(async () => {
  await resetDatabase();
  signedIn = await signInAsAdmin();
});

async function download(codes: string[]): Promise<Response> {
  const request = new Request("http://localhost:3000/admin/account/recovery-codes/file", {
    method: "POST",
    headers: signedIn,
    body: new URLSearchParams(codes.map((code) => ["code", code])),
  });
  return await action({ request, params: {}, context: {} }).catch((thrown: Response) => thrown);
}

it("gives the recovery codes as a text file that no cache keeps, under the name of the site", async () => {
  const codes = ["0123-4567-89ab-cdef", "ghjk-mnpq-rstv-wxyz"];
  const answer = await download(codes);
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="recovery-codes-[\d-]+\.txt"$/,
  );
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const text = await answer.text();
  expect(text).toMatch(/^Recovery codes of .+, made on \w+ \d+, \d{4}\r\n\r\n/);
  expect(text.trim().split("\r\n").slice(-2)).toEqual(codes);
});

it.each([[[]], [["<script>"]], [Array(11).fill("0123-4567-89ab-cdef")]])(
  "refuses what are no codes",
  async (codes) => {
    expect((await download(codes)).status).toBe(400);
  },
);
