import { afterEach, beforeEach, expect, it } from "vitest";
import { readPushSender } from "~/business/push-sender.server";
import { pushMessages } from "~/content/push";
import { createSession, deleteSession } from "~/features/accounts/sessions.server";
import { storeEnquiry } from "~/features/enquiries/receive-enquiry.server";
import { contactSchema } from "~/features/enquiries/schema";
import { db } from "~/platform/database/database.server";
import {
  makeBrowserKeys,
  type PushService,
  startPushService,
  verifyVapidHeader,
} from "../../../tests/support/push-service";
import { signInAsAdmin } from "../../../tests/support/sign-in";
import { findOrCreatePushKeys, sendDuePushes, sendPush } from "./push-service.server";
import { listDevices, queuePushNotice, saveSubscription } from "./subscriptions.server";

const site = { messages: pushMessages, readSender: readPushSender };
const noon = new Date("2031-05-01T06:30:00Z");
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

let service: PushService;
let admin: { adminId: number; sessionId: number; token: string };

beforeEach(async () => {
  await signInAsAdmin();
  const { id: adminId } = await db.selectFrom("admins").select("id").executeTakeFirstOrThrow();
  admin = { adminId, ...(await createSession(db, adminId)) };
  service = await startPushService();
});
afterEach(() => service.close());

/** Subscribes a device. Returns a function that decrypts its notifications. */
async function subscribe(path = "/phone") {
  const { keys, decrypt } = makeBrowserKeys();
  await saveSubscription(db, { endpoint: service.url + path, keys }, { ...admin, userAgent: null });
  return decrypt;
}

const sendEnquiry = (name: string, minutes = 0, honeypot = "") =>
  storeEnquiry(
    db,
    {
      kind: "message",
      content: contactSchema.parse({
        ...{ name, email: "asha@example.com" },
        message: "A gate for 98430 12345, please.",
      }),
      formFilling: { honeypot, seconds: 30 },
      source: { path: "/contact" },
    },
    null,
    minutesLater(minutes),
  );
const deliver = (minutes = 0) =>
  sendDuePushes(db, site, { now: () => minutesLater(minutes), agent: service.agent });

it("sends a signed and encrypted notification of a new enquiry, without its text", async () => {
  const decrypt = await subscribe();
  await sendEnquiry("Asha Devi");
  await deliver();
  expect(service.received).toHaveLength(1);
  const { path, headers, body } = service.received[0] ?? { path: "", headers: {}, body: Buffer.alloc(0) };
  expect(path).toBe("/phone");
  expect(headers).toMatchObject({ ttl: "86400", urgency: "high", topic: "enquiry" });
  expect(headers["content-encoding"]).toBe("aes128gcm");
  const vapid = verifyVapidHeader(String(headers.authorization));
  expect(vapid?.key).toBe((await findOrCreatePushKeys(db)).publicKey);
  expect(vapid?.claims).toMatchObject({ aud: service.url, sub: expect.stringMatching(/^(mailto:|https:)/) });
  expect(JSON.parse(decrypt(body))).toEqual(pushMessages.enquiry);
  await deliver(60);
  expect(service.received).toHaveLength(1);
});

it("notifies each device once about several enquiries within a minute, and again about later ones", async () => {
  await subscribe();
  await subscribe("/desk");
  for (const name of ["Asha", "Bala", "Chitra"]) await sendEnquiry(name);
  await deliver();
  expect(service.received.map(({ path }) => path).sort()).toEqual(["/desk", "/phone"]);
  await sendEnquiry("Deepa", 0.5);
  await deliver(0.5);
  expect(service.received).toHaveLength(2);
  await deliver(1);
  expect(service.received).toHaveLength(4);
});

it("still tells of an answer when an enquiry arrives before it is sent", async () => {
  const decrypt = await subscribe();
  await sendEnquiry("Asha");
  await deliver();
  await queuePushNotice(db, "quotation", minutesLater(0.2));
  await deliver(0.2);
  await sendEnquiry("Bala", 0.5);
  await deliver(0.5);
  await deliver(1);
  const [, second, ...later] = service.received;
  expect(JSON.parse(decrypt(second?.body ?? Buffer.alloc(0)))).toEqual(pushMessages.quotation);
  expect(later).toEqual([]);
});

it("sends nothing about spam, or about enquiries before the device subscribed", async () => {
  await sendEnquiry("Before");
  await subscribe();
  await sendEnquiry("Spammer", 0, "https://spam.example");
  const rows = await db.selectFrom("enquiries").select("status").orderBy("id").execute();
  expect(rows.map(({ status }) => status)).toEqual(["new", "quarantine"]);
  await deliver();
  expect(service.received).toEqual([]);
});

it("retries for a day while the push service is unavailable", async () => {
  await subscribe();
  service.setStatus(null);
  await sendEnquiry("Asha");
  await deliver();
  const findDevice = async () => (await listDevices(db, admin.adminId))[0];
  expect(await findDevice()).toMatchObject({ sentAt: null, failedAt: noon.toISOString() });
  service.setStatus(503);
  await deliver(2);
  await deliver(2);
  expect(service.received).toHaveLength(1);
  service.setStatus(201);
  await deliver(10);
  expect(service.received).toHaveLength(2);
  expect(await findDevice()).toMatchObject({ sentAt: minutesLater(10).toISOString(), failedAt: null });

  service.setStatus(500);
  await sendEnquiry("Bala", 20);
  for (let hour = 1; hour < 40; hour++) await deliver(20 + hour * 60);
  const attempts = service.received.length;
  service.setStatus(201);
  await deliver(20 + 41 * 60);
  expect(service.received).toHaveLength(attempts);
});

it.each([404, 410])("deletes a device when the push service returns %i", async (status) => {
  await subscribe();
  service.setStatus(status);
  await sendEnquiry("Asha");
  await deliver();
  expect(service.received).toHaveLength(1);
  expect(await listDevices(db, admin.adminId)).toEqual([]);
});

it("deletes a device when its session is signed out, but not when its session expires", async () => {
  await subscribe("/desk");
  await subscribe();
  const afterExpiry = new Date(Date.now() + 90 * 24 * 60 * 60_000);
  const newSession = await createSession(db, admin.adminId, { now: afterExpiry });
  expect(await listDevices(db, admin.adminId)).toHaveLength(2);
  await saveSubscription(
    db,
    { endpoint: `${service.url}/phone`, keys: makeBrowserKeys().keys },
    { adminId: admin.adminId, sessionId: newSession.sessionId, userAgent: null },
  );
  await deleteSession(db, newSession.token);
  expect(await listDevices(db, admin.adminId)).toMatchObject([{ endpoint: `${service.url}/desk` }]);
});

it("creates its keys once", async () => {
  const keys = await Promise.all([findOrCreatePushKeys(db), findOrCreatePushKeys(db)]);
  expect(keys[0]).toEqual(keys[1]);
  expect(await findOrCreatePushKeys(db)).toEqual(keys[0]);
});

it("notifies a device after a clock that was a month ahead is corrected", async () => {
  await subscribe();
  await sendEnquiry("Asha", 30 * 24 * 60);
  await deliver(30 * 24 * 60);
  await sendEnquiry("Bala");
  await deliver();
  expect(service.received).toHaveLength(2);
});

it("does not wait for the end of a response body", async () => {
  await subscribe();
  const closed = service.respondEndlessly();
  await sendEnquiry("Asha");
  await deliver();
  await closed;
  expect((await listDevices(db, admin.adminId))[0]).toMatchObject({ sentAt: noon.toISOString() });
});

it("does not connect to a host name with a private address", async () => {
  const { keys } = makeBrowserKeys();
  const endpoint = service.url.replace("127.0.0.1", "localhost");
  const sender = { keys: await findOrCreatePushKeys(db), subject: "mailto:owner@example.com" };
  const result = await sendPush(
    { id: 1, endpoint, ...keys },
    { topic: "test", ...pushMessages.test },
    sender,
  );
  expect(result).toEqual({ outcome: "failed", reason: "EPRIVATE" });
});
