import { describe, expect, it } from "vitest";
import { ConfigError, listWarnings, parseConfig } from "./config/parse.server";

function listProblems(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("parseConfig", () => {
  it("accepts an empty environment", () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      environment: "production",
      host: "0.0.0.0",
      port: 3000,
      databaseUrl: null,
      databasePoolSize: 10,
      sessionSecrets: null,
      admin: null,
      mail: null,
      s3: null,
      trustedProxies: [],
      hstsIncludesSubdomains: false,
      sampleContent: null,
      showRenderingsNote: true,
      logLevel: "info",
    });
    expect(config.publicUrl.href).toBe("http://localhost:3000/");
    expect(config.business.phone).toEqual({
      display: "+91 00000 00000",
      e164: "+910000000000",
      digits: "910000000000",
    });
  });

  it("treats an empty setting as missing", () => {
    expect(parseConfig({ DATABASE_URL: "", PORT: " ", S3_BUCKET: "" })).toMatchObject({
      databaseUrl: null,
      databasePoolSize: 10,
      port: 3000,
      s3: null,
    });
  });

  it("uses the port in the default public URL", () => {
    expect(parseConfig({ PORT: "8080" }).publicUrl.origin).toBe("http://localhost:8080");
  });

  it("requires a metrics token that is long and valid in a header", () => {
    expect(parseConfig({}).metricsToken).toBeNull();
    expect(parseConfig({ METRICS_TOKEN: "0123456789abcdef" }).metricsToken).toBe("0123456789abcdef");
    for (const METRICS_TOKEN of ["0123456789abcde", "sixteen letters and more", "sechzehn-Zeichen-größer"])
      expect(listProblems({ METRICS_TOKEN })).toEqual([expect.stringContaining("METRICS_TOKEN must have")]);
  });

  it("reports all mistakes at once, each with its setting", () => {
    const problems = listProblems({
      PORT: "ninety",
      PUBLIC_URL: "www.example.com",
      DATABASE_URL: "mysql://localhost/site",
      SESSION_SECRET: "short",
      LOG_LEVEL: "loud",
      TRUSTED_PROXIES: "10.0.0.1, proxy",
      BUSINESS_NAEM: "Steel",
    });
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
      "PORT",
      "PUBLIC_URL",
      "DATABASE_URL",
      "SESSION_SECRET",
      "TRUSTED_PROXIES",
      "LOG_LEVEL",
      "BUSINESS_NAEM",
    ]);
  });

  it("normalizes the username to the Unicode form that browsers send", () => {
    const { admin } = parseConfig({ ADMIN_USERNAME: "Jose\u0301", ADMIN_PASSWORD: "correct horse" });
    expect(admin?.username).toBe("Jos\u00e9");
  });

  it("never shows a secret in an error message", () => {
    const problems = listProblems({
      SESSION_SECRET: "hunter2",
      ADMIN_USERNAME: "asha",
      ADMIN_PASSWORD: "hunter2",
    });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain("hunter2");
  });

  it.each([
    [{ ADMIN_USERNAME: "asha" }, "ADMIN_PASSWORD is missing"],
    [{ ADMIN_PASSWORD: "correct horse" }, "ADMIN_USERNAME is missing"],
    [{ SMTP_URL: "smtp://localhost", MAIL_FROM: "site@example.com" }, "MAIL_TO is missing"],
    [
      { S3_ENDPOINT: "https://s3.example.com", S3_REGION: "x", S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k" },
      "S3_SECRET_ACCESS_KEY is missing",
    ],
  ])("refuses an incomplete group of settings: %o", (environment, problem) => {
    expect(listProblems(environment)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    "https://example.com/shop",
    "https://example.com/?a=1",
    "https://user:pw@example.com",
    "ftp://example.com",
  ])("refuses %s as the site's origin", (url) => {
    expect(listProblems({ PUBLIC_URL: url })).toHaveLength(1);
  });

  it("parses lists, groups and business details", () => {
    const secret = "0123456789abcdef0123456789abcdef";
    const config = parseConfig({
      SESSION_SECRET: `${secret}, ${secret}`,
      TRUSTED_PROXIES: "10.0.0.0/8, ::1",
      SMTP_URL: "smtps://u:p@mail.example.com",
      MAIL_FROM: "Website <site@example.com>",
      MAIL_TO: "a@example.com,b@example.com",
      SAMPLE_CONTENT: "false",
      RENDERINGS_NOTE: "false",
      BUSINESS_PHONE: "98765 43210",
      BUSINESS_WHATSAPP: "+91 91234 56789",
      BUSINESS_FACEBOOK_URL: "none",
      BUSINESS_MAP_POSITION: "11.0168, 76.9558",
    });
    expect(config).toMatchObject({
      sessionSecrets: [secret, secret],
      trustedProxies: ["10.0.0.0/8", "::1"],
      mail: { from: "Website <site@example.com>", to: "a@example.com, b@example.com" },
      sampleContent: false,
      showRenderingsNote: false,
      business: {
        phone: { display: "+91 98765 43210", e164: "+919876543210" },
        whatsapp: "919123456789",
        facebookUrl: null,
        mapPosition: { latitude: 11.0168, longitude: 76.9558 },
      },
    });
  });

  it.each([
    ["BUSINESS_PHONE", "12345"],
    ["BUSINESS_PHONE", "+91 call me"],
    ["BUSINESS_EMAIL", "nobody"],
    ["BUSINESS_MAP_POSITION", "99, 200"],
    ["BUSINESS_COUNTRY", "Atlantis"],
    ["BUSINESS_INSTAGRAM_URL", "http://instagram.com"],
    ["SAMPLE_CONTENT", "yes"],
    ["ADMIN_PASSWORD", "admin"],
  ])("refuses %s=%s", (name, value) => {
    expect(listProblems({ ADMIN_USERNAME: "asha", ADMIN_PASSWORD: "correct horse", [name]: value })).toEqual([
      expect.stringContaining(name),
    ]);
  });
});

describe("unknown variables that look like settings", () => {
  it.each([
    ["PUBLIC_URl", "PUBLIC_URL"],
    ["public_url", "PUBLIC_URL"],
    ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
    ["LOGLEVEL", "LOG_LEVEL"],
    ["DATADIR", "DATA_DIR"],
    ["SESSION_SECRETS", "SESSION_SECRET"],
    ["ADMIN_PASWORD", "ADMIN_PASSWORD"],
    ["MAIL_RECIPIENTS", "MAIL_FROM or MAIL_TO"],
    ["SMTP_HOST", "SMTP_URL"],
    ["S3_BUCKETS", "S3_BUCKET"],
    ["TRUSTED_PROXI", "TRUSTED_PROXIES"],
  ])("cause a warning that suggests the right name: %s", (name, suggestion) => {
    expect(listProblems({ [name]: "true" })).toEqual([]);
    expect(listWarnings({ [name]: "true" })).toEqual([
      `${name} is not a setting. Did you mean ${suggestion}?`,
    ]);
  });

  it.each([
    "DATABASE_URI",
    "DATABSE_URL",
    "database_url",
    "DB_URL",
    "POSTGRES_URL",
    "PG_URI",
    "DATABASE_DSN",
  ])("prevent a start on the embedded database: %s", (name) => {
    const environment = { [name]: "postgres://site@localhost/site" };
    expect(listProblems(environment)).toEqual([`${name} is not a setting. Did you mean DATABASE_URL?`]);
    const withRightName = { ...environment, DATABASE_URL: "postgres://site@localhost/site" };
    expect(listProblems(withRightName)).toEqual([]);
    expect(listWarnings(withRightName)).toHaveLength(1);
  });

  it("do not include settings, empty variables or common variables of systems and Compose", () => {
    const names =
      "PATH HOME HOSTNAME HOSTTYPE SHELL USER LOGNAME PWD TERM LANG LC_ALL MAIL TZ NODE_VERSION NODE_OPTIONS " +
      "SESSION_MANAGER MALLOC_ARENA_MAX POSTGRES_PASSWORD DOMAIN PGHOST npm_config_user_agent SSH_AUTH_SOCK";
    const environment = Object.fromEntries(names.split(" ").map((name) => [name, "x"]));
    expect(listWarnings({ ...environment, TRUSTED_PROXY: "", PORT: "3000" })).toEqual([]);
  });
});
