import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { readFirm } from "~/business/firm.server";
import { ensureAdmin } from "~/features/accounts/first-admin.server";
import { warnAboutSamples } from "~/features/items/first-steps.server";
import { addSampleContent, hasNeverHadItems } from "~/features/items/samples.server";
import { siteAvailability } from "~/platform/database/availability.server";
import { db } from "~/platform/database/database.server";
import { describeDamage } from "~/platform/database/embedded.server";
import { findInstance, registerInstance } from "~/platform/database/instances.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import { markReady } from "~/platform/database/readiness.server";
import { config, settingWarnings } from "~/platform/runtime/config.server";
import { getDatabaseFolder, restrictAccess } from "~/platform/runtime/data-folder.server";
import { isDatabaseUnavailable, StartError, toStartError } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { shutDownOnSignals } from "~/platform/runtime/shutdown.server";
import { withTimeout } from "~/platform/runtime/tasks.server";
import { startWorkers } from "./workers.server";

/** Maximum wait for PostgreSQL before the server listens. */
const startTimeoutMs = 1_000;
/** Maximum pause between connection attempts. */
const maxPauseMs = 10_000;

/** The build copies `public` next to its scripts. */
const publicFolder = config.environment === "production" ? "build/client" : "public";

declare global {
  /** Survives hot reload. */
  var siteBoot: Promise<void> | undefined;
}

/**
 * Await it before listening. With the embedded database it resolves when the site is ready; with PostgreSQL after a
 * second at most: while the database is unavailable, the server returns 503 and the start is retried with backoff.
 * Any other failure ends the process.
 */
export function boot(): Promise<void> {
  globalThis.siteBoot ??= start();
  return globalThis.siteBoot;
}

async function start(): Promise<void> {
  if (config.environment === "production") shutDownOnSignals();
  for (const warning of settingWarnings) logger.warn(warning);
  await restrictAccess(config.dataDir);
  const prepared = prepareWhenReachable().catch(exitWithError);
  if (config.databaseUrl === null) await prepared;
  else await withTimeout(prepared, startTimeoutMs, () => undefined);
}

async function prepareWhenReachable(): Promise<void> {
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      return await prepare();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await wait(pauseMs);
    }
  }
}

async function prepare(): Promise<void> {
  await migrateToLatest(db, logUpgrade);
  siteAvailability.markMigrated();
  const instance = findInstance(config);
  if (instance) await registerInstance(db, instance, config.dataDir);
  const credentials = await ensureAdmin(db, config.admin);
  // Bypasses the logger, because this must appear at every LOG_LEVEL.
  if (credentials) {
    console.log(
      `Created the first admin: user name ${credentials.username}, password ${credentials.password} (shown only once)`,
    );
  }
  const wantsSamples = config.sampleContent ?? config.databaseUrl === null;
  if (wantsSamples && (await hasNeverHadItems(db))) await addSampleContent(db, publicFolder);
  await readFirm(db);
  await warnAboutSamples(db);
  startWorkers(db, instance);
  markReady();
}

/** Flushes immediately, because a long migration of the embedded database blocks the process. */
function logUpgrade(migration: string): void {
  logger.info({ migration }, "upgrading the database of an earlier version");
  logger.flush();
}

function exitWithError(error: unknown): never {
  console.error(`The site cannot start. ${describeError(error)}`);
  process.exit(1);
}

/** A message without a stack for problems the owner can fix; a stack for bugs. */
function describeError(error: unknown): string {
  const reason = toStartError(error, config.dataDir);
  if (reason instanceof StartError) return reason.message;
  if (config.databaseUrl === null && isDamage(reason)) {
    return describeDamage(getDatabaseFolder(config.dataDir), reason.message);
  }
  return reason instanceof Error ? (reason.stack ?? reason.message) : inspect(reason);
}

/** 58xxx and XXxxx: PostgreSQL's own files are missing or damaged. */
function isDamage(error: unknown): error is Error {
  return error instanceof Error && "code" in error && /^(58...|XX...)$/.test(String(error.code));
}
