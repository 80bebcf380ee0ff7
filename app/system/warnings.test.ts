import { expect, it } from "vitest";
import type { DatabaseStatus } from "./status.server";
import { findWarnings } from "./warnings";

const now = new Date("2031-05-10T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const outbox = {
  waiting: 0,
  waitingSince: null,
  undelivered: 0,
  undeliveredEnquiries: [],
  lastSentAt: hoursAgo(1),
};
const well: DatabaseStatus = {
  querySeconds: 0.001,
  bytes: 9_000_000,
  migration: "0004-indexes",
  madeAt: hoursAgo(1000),
  outbox,
  quarantined: 3,
  backups: { madeAt: hoursAgo(10), provenAt: hoursAgo(10), failure: null },
};
const settings = { hasMail: true, makesBackups: true };

function find(database: Partial<DatabaseStatus> | null, given = settings) {
  return findWarnings({ database: database && { ...well, ...database } }, null, given, now);
}
const kinds = (...given: Parameters<typeof find>) => find(...given).map(({ kind }) => kind);

it("returns no warnings while all is well", () => {
  expect(find({})).toEqual([]);
});

it("warns when enquiries are emailed to no one, but not about emails without a mail server", () => {
  const waiting = { ...outbox, waiting: 1, waitingSince: hoursAgo(30) };
  expect(kinds({ outbox: waiting }, { ...settings, hasMail: false })).toEqual(["noMail"]);
});

it("warns about undelivered emails, with their enquiries, and those queued for over an hour", () => {
  const given = { ...outbox, undelivered: 2, undeliveredEnquiries: [7] };
  expect(find({ outbox: given })).toEqual([{ kind: "undelivered", count: 2, enquiries: [7] }]);
  expect(kinds({ outbox: { ...outbox, waiting: 1, waitingSince: hoursAgo(0.9) } })).toEqual([]);
  expect(kinds({ outbox: { ...outbox, waiting: 1, waitingSince: hoursAgo(1.1) } })).toEqual(["stuckMail"]);
});

it("warns about a failed backup and when none passed a test restore for two days", () => {
  const { backups } = well;
  expect(kinds({ backups: { ...backups, failure: "The bucket is away" } })).toEqual(["backupFailed"]);
  expect(kinds({ backups: { ...backups, provenAt: hoursAgo(47) } })).toEqual([]);
  expect(kinds({ backups: { ...backups, provenAt: hoursAgo(49) } })).toEqual(["backupOld"]);
});

it("allows a new site two days for its first backup, and always warns if backups are off", () => {
  const backups = { madeAt: null, provenAt: null, failure: null };
  expect(kinds({ backups, madeAt: hoursAgo(47) })).toEqual([]);
  expect(kinds({ backups, madeAt: hoursAgo(49) })).toEqual(["backupOld"]);
  expect(kinds({ backups }, { ...settings, makesBackups: false })).toEqual([]);
});

it("warns about a full disk first, also while the database is unavailable", () => {
  const disk = { free: 1, reserve: 2 };
  expect(findWarnings({ database: null }, disk, settings, now)).toEqual([
    { kind: "disk", ...disk },
    { kind: "database" },
  ]);
});
