import { beforeEach, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { describeUserAgent } from "~/platform/http/request.server";
import { createAdmin } from "../../../tests/support/sign-in";
import {
  createSession,
  endOneSession,
  endOtherSessions,
  listSessions,
  resumeSession,
} from "./sessions.server";

const start = new Date("2031-05-01T06:00:00Z");
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

let adminId: number;

beforeEach(async () => {
  adminId = await createAdmin();
});

it("lists the current session first, then others by last use, without expired ones", async () => {
  // An expired session that is still stored.
  await createSession(db, adminId, { now: new Date("2031-04-10T06:00:00Z") });
  const desk = await createSession(db, adminId, {
    now: start,
    address: "203.0.113.7",
    userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/143.0",
  });
  const phone = await createSession(db, adminId, { now: minutesLater(1) });
  await createSession(db, adminId, { now: minutesLater(2) });
  await resumeSession(db, phone.token, minutesLater(30), "198.51.100.4");
  const sessions = await listSessions(db, { adminId, sessionId: desk.sessionId }, minutesLater(31));
  expect(sessions.map(({ id }) => id)).toEqual([desk.sessionId, phone.sessionId, phone.sessionId + 1]);
  expect(sessions.slice(0, 2)).toMatchObject([
    {
      device: "Firefox on Windows",
      address: "203.0.113.7",
      signedInAt: start.toISOString(),
      lastUsedAt: start.toISOString(),
    },
    { address: "198.51.100.4", lastUsedAt: minutesLater(30).toISOString() },
  ]);
});

it("ends one session or all other sessions of the admin, but none of another admin", async () => {
  const [first, second, third] = [
    await createSession(db, adminId, { now: start }),
    await createSession(db, adminId, { now: start }),
    await createSession(db, adminId, { now: start }),
  ];
  const isLive = async ({ token }: { token: string }) => (await resumeSession(db, token, start)) !== null;
  await endOneSession(db, { adminId: adminId + 1, sessionId: first.sessionId });
  await endOtherSessions(db, { adminId: adminId + 1, sessionId: first.sessionId });
  expect(await Promise.all([first, second, third].map(isLive))).toEqual([true, true, true]);
  await endOneSession(db, { adminId, sessionId: third.sessionId });
  expect(await Promise.all([first, second, third].map(isLive))).toEqual([true, true, false]);
  await endOtherSessions(db, { adminId, sessionId: second.sessionId });
  expect(await Promise.all([first, second, third].map(isLive))).toEqual([false, true, false]);
});

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";

it.each([
  [`Mozilla/5.0 (Linux; Android 15; Pixel 8) ${chrome} Mobile Safari/537.36`, "Chrome on Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.0.0`, "Edge on Windows"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox on Mac"],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36", "Chrome on Linux"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "A browser on Linux"],
  ["curl/8.5.0", "Unknown browser"],
  [null, "Unknown browser"],
])('describes the user agent %s as "%s"', (userAgent, device) =>
  expect(describeUserAgent(userAgent)).toBe(device),
);
