import { expect, it } from "vitest";
import { readToast, redirectWithToast } from "./cookies.server";

const toast = { type: "success", message: "Project created successfully!" } as const;

const createRequest = (cookie: string) =>
  new Request("http://localhost/admin", { headers: { Cookie: cookie } });

it("returns the toast after the redirect, with a header that clears its cookie", async () => {
  const response = await redirectWithToast("/admin/projects", toast, { "X-Other": "sent along" });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/admin/projects");
  expect(response.headers.get("X-Other")).toBe("sent along");

  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const result = await readToast(createRequest(cookie));
  expect(result.toast).toEqual(toast);
  expect(result.headers.get("Set-Cookie")).toMatch(/^toast=;.*Max-Age=0/);
});

it.each(["", "other=1", "toast=forged", "toast=eyJraW5kIjoic3VjY2VzcyJ9.forged"])(
  "returns no toast for the cookie %j",
  async (cookie) => {
    expect((await readToast(createRequest(cookie))).toast).toBeNull();
  },
);
