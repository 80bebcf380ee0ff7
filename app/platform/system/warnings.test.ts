import { expect, it } from "vitest";
import type { DatabaseStatus } from "./status.server";
import { findWarnings } from "./warnings";

const now = new Date("2031-05-10T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const outbox = {
  waitingCount: 0,
  waitingSince: null,
  undeliveredCount: 0,
  undeliveredReason: null,
  undeliveredEnquiryIds: [],
  lastSentAt: hoursAgo(1),
};
const healthyStatus: DatabaseStatus = {
  querySeconds: 0.001,
  bytes: 9_000_000,
  migration: "0004-indexes",
  createdAt: hoursAgo(1000),
  outbox,
  quarantineCount: 3,
  backups: { createdAt: hoursAgo(10), testedAt: hoursAgo(10), failure: null },
};
const settings = { hasMail: true, hasBackups: true };

function listWarnings(database: Partial<DatabaseStatus> | null, options = settings) {
  return findWarnings({ database: database && { ...healthyStatus, ...database } }, null, options, now);
}
const listNames = (...args: Parameters<typeof listWarnings>) => listWarnings(...args).map(({ kind }) => kind);

it("returns no warnings for a healthy site", () => {
  expect(listWarnings({})).toEqual([]);
});

it("warns when no email is set up, but then not about waiting emails", () => {
  const waiting = { ...outbox, waitingCount: 1, waitingSince: hoursAgo(30) };
  expect(listNames({ outbox: waiting }, { ...settings, hasMail: false })).toEqual(["noMail"]);
});

it("warns about undelivered emails, with their enquiries, and about emails queued for over an hour", () => {
  const undelivered = { ...outbox, undeliveredCount: 2, undeliveredEnquiryIds: [7] };
  expect(listWarnings({ outbox: undelivered })).toEqual([{ kind: "undelivered", count: 2, enquiries: [7] }]);
  expect(listNames({ outbox: { ...outbox, waitingCount: 1, waitingSince: hoursAgo(0.9) } })).toEqual([]);
  expect(listNames({ outbox: { ...outbox, waitingCount: 1, waitingSince: hoursAgo(1.1) } })).toEqual([
    "stuckMail",
  ]);
});

it("warns when a backup failed, or none has passed a test restore for two days", () => {
  const { backups } = healthyStatus;
  expect(listNames({ backups: { ...backups, failure: "The bucket is unavailable" } })).toEqual([
    "backupFailed",
  ]);
  expect(listNames({ backups: { ...backups, testedAt: hoursAgo(47) } })).toEqual([]);
  expect(listNames({ backups: { ...backups, testedAt: hoursAgo(49) } })).toEqual(["backupOld"]);
});

it("gives a new site two days for its first backup, and does not warn if backups are off", () => {
  const backups = { createdAt: null, testedAt: null, failure: null };
  expect(listNames({ backups, createdAt: hoursAgo(47) })).toEqual([]);
  expect(listNames({ backups, createdAt: hoursAgo(49) })).toEqual(["backupOld"]);
  expect(listNames({ backups }, { ...settings, hasBackups: false })).toEqual([]);
});

it("warns about a full disk before an unavailable database", () => {
  const disk = { free: 1, reserve: 2 };
  expect(findWarnings({ database: null }, disk, settings, now)).toEqual([
    { kind: "disk", ...disk },
    { kind: "database" },
  ]);
});
