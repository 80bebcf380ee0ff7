import { beforeEach, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { callRoute } from "../../../../tests/support/call-route";
import { makeBrowserKeys } from "../../../../tests/support/push-service";
import { signInAsAdmin } from "../../../../tests/support/sign-in";
import { loader } from "./account/route";
import { action } from "./account.notifications";

let headers: { Cookie: string; "User-Agent": string };

beforeEach(async () => {
  const userAgent =
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
  headers = { ...(await signInAsAdmin()), "User-Agent": userAgent };
});

const send = (form: Record<string, string>) =>
  callRoute(action, "/admin/account/notifications", { form, headers });
const writeSubscription = (endpoint: string, { keys } = makeBrowserKeys()) =>
  JSON.stringify({ endpoint, keys });

async function readDevices() {
  const { body } = await callRoute(loader, "/admin/account", { headers });
  return (body as { pushDevices: { id: number; device: string; endpoint: string }[] }).pushDevices;
}

it("returns only the public key, registers a device once, and removes it", async () => {
  const { body } = await send({ intent: "key" });
  const { private_key } = await db.selectFrom("push_keys").selectAll().executeTakeFirstOrThrow();
  expect(Buffer.from((body as { publicKey: string }).publicKey, "base64url")).toHaveLength(65);
  expect(JSON.stringify(body)).not.toContain(private_key);

  for (let time = 0; time < 2; time++) {
    const { status } = await send({
      intent: "subscribe",
      subscription: writeSubscription("https://push.example.com/send/1"),
    });
    expect(status).toBe(302);
  }
  const devices = await readDevices();
  expect(devices).toEqual([
    expect.objectContaining({ device: "Chrome on Android", endpoint: "https://push.example.com/send/1" }),
  ]);
  expect((await send({ intent: "remove", device: String(devices[0]?.id) })).status).toBe(302);
  expect(await readDevices()).toEqual([]);
  expect((await send({ intent: "test", device: String(devices[0]?.id) })).status).toBe(302);
});

it.each([
  "not json",
  "{}",
  writeSubscription(""),
  writeSubscription("push.example.com/1"),
  writeSubscription("https://"),
  writeSubscription("https://push.example.com:70000/1"),
  writeSubscription("http://push.example.com/1"),
  writeSubscription("https://2130706433/1"),
  writeSubscription("https://database/1"),
  writeSubscription("https://printer.local/1"),
  writeSubscription("https://push.example.com:5432/1"),
  writeSubscription("https://user:word@push.example.com/1"),
  JSON.stringify({ endpoint: "https://push.example.com/1", keys: { p256dh: "AA", auth: "AA" } }),
  JSON.stringify({
    endpoint: "https://push.example.com/1",
    keys: { p256dh: "A".repeat(87), auth: Buffer.alloc(16).toString("base64url") },
  }),
])("refuses %s as a subscription", async (text) => {
  expect((await send({ intent: "subscribe", subscription: text })).status).toBe(400);
  expect(await readDevices()).toEqual([]);
});

it.each(["2147483648", "-1", "x"])("returns 400 for the invalid device id %s", async (device) => {
  for (const intent of ["remove", "test"]) expect((await send({ intent, device })).status).toBe(400);
});
