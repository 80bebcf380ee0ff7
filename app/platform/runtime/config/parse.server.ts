import { resolve } from "node:path";
import { z } from "zod";
import { businessSettings, readBusiness } from "./business.server";

import {
  booleanValue,
  listValue,
  mailboxesValue,
  mailboxValue,
  originValue,
  proxiesValue,
  urlValue,
} from "./values.server";

export type Config = ReturnType<typeof toConfig>;

export class ConfigError extends Error {
  override name = "ConfigError";

  constructor(readonly problems: readonly string[]) {
    super(`Some settings are not valid:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
  }
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const settings = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  HOST: z.string().default("0.0.0.0"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: "must be a port number" })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: "must be at most 65535" })
    .prefault("3000"),
  PUBLIC_URL: originValue.optional(),
  HSTS_SUBDOMAINS: booleanValue.prefault("false"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: urlValue(
    ["postgres", "postgresql"],
    "postgres://user:password@host:5432/database (in the password, write / as %2F, # as %23 and @ as %40)",
  ).optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, { error: "must be a number of connections from 1 to 999" })
    .transform(Number)
    .prefault("10"),
  SESSION_SECRET: listValue
    .refine((secrets) => secrets.length > 0 && secrets.every((secret) => secret.length >= 32), {
      error: "must have at least 32 characters per secret",
    })
    .optional(),
  ADMIN_USERNAME: z.string().max(100).normalize("NFC").optional(),
  ADMIN_PASSWORD: z.string().min(8, { error: "must have at least 8 characters" }).max(200).optional(),
  SMTP_URL: urlValue(["smtp", "smtps"], "smtp://user:password@mail.example.com:587").optional(),
  MAIL_FROM: mailboxValue.optional(),
  MAIL_TO: mailboxesValue.optional(),
  S3_ENDPOINT: urlValue(["http", "https"], "https://s3.eu-central-1.amazonaws.com").optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  TRUSTED_PROXIES: proxiesValue.prefault(""),
  SAMPLE_CONTENT: booleanValue.optional(),
  BACKUP_TIME: z
    .string()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|off)$/, { error: "must be a time of day such as 02:30, or off" })
    .default("02:30"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, { error: "must have at least 16 characters, without spaces or accents" })
    .optional(),
  RENDERINGS_NOTE: booleanValue.prefault("true"),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
  ...businessSettings,
});

const settingGroups = [
  ["ADMIN_USERNAME", "ADMIN_PASSWORD"],
  ["SMTP_URL", "MAIL_FROM", "MAIL_TO"],
  ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Test runs clear all of these. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** An empty variable counts as unset. @throws {ConfigError} with all mistakes */
export function parseConfig(environment: Environment): Config {
  const variables = omitEmptyVariables(environment);
  const parsed = settings.safeParse(variables);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...settingGroups.flatMap((names) => listMissingInGroup(names, variables)),
    ...classifyMisspellings(variables).errors,
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data);
}

function listMissingInGroup(
  names: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): string[] {
  const missing = names.filter((name) => !(name in variables));
  if (missing.length === 0 || missing.length === names.length) return [];
  const present = names.filter((name) => name in variables);
  return missing.map((name) => `${name} is missing. Set it together with ${present.join(", ")}`);
}

export function listWarnings(environment: Environment): readonly string[] {
  return classifyMisspellings(omitEmptyVariables(environment)).warnings;
}

function classifyMisspellings(variables: Environment): { errors: string[]; warnings: string[] } {
  const misspellings = findMisspellings(variables, settingNames);
  const fatalMisspellings = misspellings.filter(
    ({ name, suggestions }) =>
      name.startsWith("BUSINESS_") ||
      // Without DATABASE_URL the site would start on an empty embedded database.
      (suggestions.join() === "DATABASE_URL" && !variables.DATABASE_URL),
  );
  return {
    errors: fatalMisspellings.map(describeMisspelling),
    warnings: misspellings
      .filter((misspelling) => !fatalMisspellings.includes(misspelling))
      .map(describeMisspelling),
  };
}

function omitEmptyVariables(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
}

function toConfig(values: z.output<typeof settings>) {
  const {
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: password,
    SMTP_URL: url,
    MAIL_FROM: from,
    MAIL_TO: to,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    /** The site's origin; `publicUrl.protocol` decides whether cookies are `Secure`. */
    publicUrl: values.PUBLIC_URL ?? new URL(`http://localhost:${values.PORT}`),
    /** Over https, browsers then refuse plain http for all subdomains too. */
    hstsIncludesSubdomains: values.HSTS_SUBDOMAINS,
    /** Absolute path of the folder with the embedded database, the uploaded images and the generated secret. */
    dataDir: resolve(values.DATA_DIR),
    /** A `postgres://` URL, or null for the embedded database. */
    databaseUrl: values.DATABASE_URL ?? null,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    /** The current secret first; null if the site generates its own (`runtime/tokens.server.ts`). */
    sessionSecrets: values.SESSION_SECRET ?? null,
    admin: username && password ? { username, password } : null,
    /** Null when enquiries are only stored. `to` is one or several addresses, separated by commas. */
    mail: url && from && to ? { url, from, to } : null,
    /** Null when images are stored on disk. */
    s3:
      endpoint && region && bucket && accessKeyId && secretAccessKey
        ? { endpoint, region, bucket, accessKeyId, secretAccessKey }
        : null,
    /** IP addresses and networks (CIDR) whose X-Forwarded-* headers are trusted. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Null when unset: samples are added only to an empty embedded database. */
    sampleContent: values.SAMPLE_CONTENT ?? null,
    /** Indian time of the nightly backup, e.g. 02:30; null disables it. */
    backupTime: values.BACKUP_TIME === "off" ? null : values.BACKUP_TIME,
    /** Token for `/metrics`; null disables it. */
    metricsToken: values.METRICS_TOKEN ?? null,
    business: readBusiness(values),
    showRenderingsNote: values.RENDERINGS_NOTE,
    logLevel: values.LOG_LEVEL,
  };
}

interface Misspelling {
  name: string;
  suggestions: readonly string[];
}

/** Prefixes that only this site uses. Not `SESSION_`: desktops set `SESSION_MANAGER`. */
const sitePrefixes = ["BACKUP_", "BUSINESS_", "DATABASE_", "MAIL_", "METRICS_", "S3_", "SMTP_", "TRUSTED_"];

/** Names that other software uses for a database URL. */
const databaseUrlName = /^(?:site_?)?(?:database|db|postgres|postgresql|pg)_?(?:url|uri|dsn|address)$/i;

/** Finds variables that differ from a setting by a few letters or share its prefix. */
function findMisspellings(
  environment: Readonly<Record<string, unknown>>,
  settings: readonly string[],
): Misspelling[] {
  return Object.keys(environment).flatMap((name) => {
    if (settings.includes(name)) return [];
    const suggestions = databaseUrlName.test(name) ? ["DATABASE_URL"] : suggestSettings(name, settings);
    return suggestions.length > 0 ? [{ name, suggestions }] : [];
  });
}

function describeMisspelling({ name, suggestions }: Misspelling): string {
  const hint = suggestions.length > 5 ? "See .env.example." : `Did you mean ${suggestions.join(" or ")}?`;
  return `${name} is not a setting. ${hint}`;
}

function suggestSettings(name: string, settings: readonly string[]): string[] {
  const upperName = name.toUpperCase();
  const [nearest] = settings
    .map((setting) => ({ setting, distance: measureDistance(upperName, setting) }))
    .filter(({ setting, distance }) => distance <= setting.length / 4)
    .sort((a, b) => a.distance - b.distance);
  if (nearest) return [nearest.setting];
  const prefix = sitePrefixes.find((prefix) => upperName.startsWith(prefix));
  return prefix ? settings.filter((setting) => setting.startsWith(prefix)) : [];
}

/** Levenshtein distance. */
function measureDistance(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...first].entries()) {
    const nextRow = [index + 1];
    for (const [column, otherLetter] of [...second].entries()) {
      const substituted = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      nextRow.push(Math.min(substituted, (row[column + 1] ?? 0) + 1, (nextRow[column] ?? 0) + 1));
    }
    row = nextRow;
  }
  return row.at(-1) ?? 0;
}
