import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { findFreePort } from "../support/free-port.mjs";
import { maintain } from "../support/maintain";
import { type Site, startSite } from "../support/server";
import { createSiteData } from "../support/site-data";

/** Reads the messages of a site's log, which has one JSON object per line. */
function readMessages(site: Site): string[] {
  const line = z.object({ level: z.string(), time: z.string(), msg: z.string() });
  return site
    .output()
    .trimEnd()
    .split("\n")
    .map((text) => line.parse(JSON.parse(text)).msg);
}

const findLines = (site: Site, text: string) =>
  site
    .output()
    .split("\n")
    .filter((line) => line.includes(text));

test("refuses a second start on the same data folder while the first site runs", async () => {
  const siteData = await createSiteData();
  // The embedded database is in that folder, and only one process can open it.
  const settings = { ...siteData.settings, DATABASE_URL: "", SAMPLE_CONTENT: "false" };
  const first = await startSite(settings);
  const second = await startSite(settings).catch((error: Error) => error);
  expect(second).toBeInstanceOf(Error);
  expect(String(second)).toContain(siteData.settings.DATA_DIR);
  expect(await (await fetch(`${first.origin}/readyz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  await siteData.remove();
});

test("starts without mail server and bucket, with one log line for each", async () => {
  const S3 = { REGION: "eu-1", BUCKET: "pictures", ACCESS_KEY_ID: "key", SECRET_ACCESS_KEY: "secret" };
  const site = await startSite({
    SAMPLE_CONTENT: "false",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "site@example.com",
    MAIL_TO: "office@example.com",
    S3_ENDPOINT: "http://127.0.0.1:2",
    ...Object.fromEntries(Object.entries(S3).map(([name, value]) => [`S3_${name}`, value])),
  });
  await expect.poll(() => findLines(site, "SMTP_URL")).toEqual([expect.stringContaining("127.0.0.1:1")]);
  await expect
    .poll(() => findLines(site, "The bucket for pictures cannot be used"))
    .toEqual([expect.stringContaining("127.0.0.1:2 (S3_ENDPOINT)")]);
  expect(await site.stop()).toBe(0);
});

test("the login page over http links to https, and a single log line reports two such visits", async () => {
  const site = await startSite({ PUBLIC_URL: "https://site.test", SAMPLE_CONTENT: "false" });
  const openLogin = async (headers: Record<string, string>) =>
    await (await fetch(`${site.origin}/login?from=%2Fadmin%2Fsystem`, { headers })).text();
  for (const _ of [1, 2]) {
    const page = await openLogin({});
    expect(page).toContain("Signing in needs a secure connection.");
    expect(page).toContain('href="https://site.test/login?from=%2Fadmin%2Fsystem"');
  }
  // Browsers send this header only over https or to localhost.
  expect(await openLogin({ "Sec-Fetch-Site": "none" })).not.toContain("secure connection");
  await expect.poll(() => findLines(site, "opened over http")).toHaveLength(1);
  expect(await site.stop()).toBe(0);
});

test("lists all wrong settings together and exits with code 1", async () => {
  const child = spawn(process.execPath, ["app/platform/start/start.mjs"], {
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      PORT: "eighty",
      LOG_LEVEL: "loud",
      SMTP_URL: "mail.example.com",
    },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  for (const name of ["PORT", "LOG_LEVEL", "SMTP_URL", "MAIL_TO"]) expect(output).toContain(name);
});

/** Ends a process after it handles signals, just before it checks the build. */
const endWhileStarting = `data:text/javascript,const { chdir } = process;
  process.chdir = (folder) => {
    chdir(folder);
    process.kill(process.pid, "SIGTERM");
  }`;

test("stops cleanly during the start, before it creates anything", async () => {
  const siteData = await createSiteData();
  const child = spawn(process.execPath, ["--import", endWhileStarting, "app/platform/start/start.mjs"], {
    env: { ...process.env, ...siteData.settings, HOST: "127.0.0.1", PORT: String(await findFreePort()) },
  });
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await readdir(siteData.settings.DATA_DIR)).toEqual([]);
  await siteData.remove();
});

test("stops cleanly when the npm process that started it is stopped", async () => {
  const siteData = await createSiteData();
  const port = await findFreePort();
  const child = spawn("npm", ["start"], {
    env: {
      ...process.env,
      ...siteData.settings,
      HOST: "127.0.0.1",
      PORT: String(port),
      SAMPLE_CONTENT: "false",
    },
  });
  const site = `http://127.0.0.1:${port}`;
  const fetchStatus = () =>
    fetch(`${site}/readyz`).then(
      ({ status }) => status,
      () => null,
    );
  await expect.poll(fetchStatus, { timeout: 60_000 }).toBe(200);
  child.kill("SIGTERM");
  // npm's shell does not wait for the site; the shared output closes when the site ends.
  child.stdout.resume();
  child.stderr.resume();
  await once(child, "close");
  expect(await fetchStatus()).toBeNull();
  // A second site can use the folder: the first has stopped.
  const restarted = await startSite({ ...siteData.settings, SAMPLE_CONTENT: "false" });
  expect(await restarted.stop()).toBe(0);
  await siteData.remove();
});

test("reads settings from .env in the working directory; the environment takes precedence", async () => {
  const folder = await mkdtemp(join(tmpdir(), "settings-"));
  // `startSite` overrides this invalid LOG_LEVEL.
  await writeFile(join(folder, ".env"), "BUSINESS_NAME='Named in the file'\nLOG_LEVEL=loud\n");
  const site = await startSite({ SAMPLE_CONTENT: "false" }, folder);
  expect(await (await fetch(site.origin)).text()).toContain("Named in the file");
  expect(await site.stop()).toBe(0);

  await writeFile(join(folder, ".env"), "PORT=eighty\n");
  await expect(maintain(["backup", "-"], {}, folder)).rejects.toThrow("PORT must be a port number");
  await rm(folder, { recursive: true });
});

test("prints the first admin and the site's URLs when started without settings, and the admin can sign in", async () => {
  const siteData = await createSiteData();
  const settings = { ...siteData.settings, ADMIN_USERNAME: "", ADMIN_PASSWORD: "", SAMPLE_CONTENT: "false" };
  const first = await startSite(settings);
  // In order of the text, because two streams may arrive in any order.
  expect(readMessages(first).toSorted()).toEqual([
    expect.stringMatching(/^Created the first admin: user name [\w-]+, password [\w-]+ \(shown only once\)$/),
    expect.stringMatching(/^Listening on port \d+\. Site: (http:\/\/\S+) Admin: \1\/admin$/),
  ]);
  const password = /password ([\w-]+)/.exec(first.output())?.[1] ?? "";
  const username = /user name ([\w-]+)/.exec(first.output())?.[1] ?? "";
  const response = await fetch(`${first.origin}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  expect(response.status).toBe(200);
  expect(await first.stop()).toBe(0);
  expect(readMessages(first)).toHaveLength(2);

  const second = await startSite({ ...settings, PUBLIC_URl: "https://site.test" });
  // The log is written in parts.
  await expect.poll(second.output).toContain("PUBLIC_URl is not a setting. Did you mean PUBLIC_URL?");
  await second.stop();
  expect(second.output()).not.toContain("password");
  await siteData.remove();
});

test("under https the session cookie is secure and limited to this host", async () => {
  const site = await startSite({ PUBLIC_URL: "https://site.test" });
  const response = await fetch(`${site.origin}/login`, {
    method: "POST",
    headers: { Origin: "https://site.test" },
    body: new URLSearchParams(site.admin),
    redirect: "manual",
  });
  const [cookie = ""] = response.headers.getSetCookie().filter((one) => one.includes("session="));
  expect(cookie).toMatch(/^__Host-session=[^;]+; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(cookie).toContain("Path=/;");
  const adminResponse = await fetch(`${site.origin}/admin`, {
    headers: { Cookie: cookie.split(";")[0] ?? "" },
    redirect: "manual",
  });
  expect(adminResponse.status).toBe(200);
  expect(await site.stop()).toBe(0);
});
