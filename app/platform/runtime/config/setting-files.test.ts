import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parseConfig, settingNames } from "./parse.server";

describe("compose.yaml", () => {
  const compose = readFileSync("compose.yaml", "utf8");

  it("accepts any PostgreSQL password and has no default password", () => {
    const uses = compose.match(/\$\{POSTGRES_PASSWORD[^}]*\}/g) ?? [];
    expect(uses.length).toBeGreaterThan(1);
    for (const use of uses) expect(use).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
    const [, url = ""] = /DATABASE_URL: (.*)/.exec(compose) ?? [];
    expect(url).not.toContain("$");
    expect(() => parseConfig({ DATABASE_URL: url })).not.toThrow();
  });

  it("makes Caddy hold requests while the site restarts", () => {
    const [, seconds] = /lb_try_duration (\d+)s/.exec(compose) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(15);
  });

  it("publishes the site's port only locally when a domain is set", () => {
    expect(compose).toContain(`ports: ["\${DOMAIN:+127.0.0.1:}\${PORT:-3000}:3000"]`);
  });
});

describe(".env.example", () => {
  const example = parseEnv(readFileSync(".env.example", "utf8").replace(/^#(?=[A-Z0-9_]+=)/gm, ""));

  it("lists every setting", () => {
    const environment = settingNames.filter((name) => name !== "NODE_ENV");
    expect(Object.keys(example).sort()).toEqual([...environment, "POSTGRES_PASSWORD", "DOMAIN"].sort());
  });

  it("has valid values", () => {
    expect(() => parseConfig(example as Record<string, string>)).not.toThrow();
  });
});
