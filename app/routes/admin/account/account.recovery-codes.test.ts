import { expect, it } from "vitest";
import { action } from "~/routes/files/admin.account.recovery-codes_.file";
import { setUpAdmin } from "../../../../tests/support/admin";

const admin = setUpAdmin();

async function download(codes: string[]): Promise<Response> {
  const form = new URLSearchParams(codes.map((code) => ["code", code]));
  return await admin.fetch(action, "/admin/account/recovery-codes/file", { form });
}

it("returns the recovery codes as an uncached text file with a heading", async () => {
  const codes = ["0123-4567-89ab-cdef", "ghjk-mnpq-rstv-wxyz"];
  const response = await download(codes);
  expect(response.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="recovery-codes-[\d-]+\.txt"$/,
  );
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const text = await response.text();
  expect(text).toMatch(/^Recovery codes for .+, created on \d+ \w+ \d{4}\r\n\r\n/);
  expect(text.trim().split("\r\n").slice(-2)).toEqual(codes);
});

it.each([[[]], [["<script>"]], [Array(11).fill("0123-4567-89ab-cdef")]])(
  "refuses the invalid codes %j",
  async (codes) => {
    expect((await download(codes)).status).toBe(400);
  },
);
