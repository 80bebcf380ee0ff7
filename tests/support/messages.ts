import type { Site } from "./server";

/** Sends messages one at a time until the site stops; appends the acknowledged names to `acknowledged`. */
export async function sendUntilStopped(
  site: Pick<Site, "origin">,
  prefix: string,
  acknowledged: string[],
): Promise<void> {
  for (let n = 0; ; n++) {
    const name = `${prefix} visitor ${n}`;
    const response = await fetch(`${site.origin}/api/contact/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.0.${n >> 8}.${n & 255}` },
      body: JSON.stringify({ name, email: "visitor@example.com", message: "A gate, please." }),
    })
      .then((response) => response.json())
      .catch(() => null);
    if (response === null) return;
    if (response.success) acknowledged.push(name);
  }
}

async function signIn({ origin, admin }: Site): Promise<string> {
  const body = new URLSearchParams(admin);
  const response = await fetch(`${origin}/login`, { method: "POST", body, redirect: "manual" });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Signs in as the admin and fetches a path. */
export async function readAsAdmin(site: Site, path: string): Promise<string> {
  return await (await fetch(site.origin + path, { headers: { Cookie: await signIn(site) } })).text();
}

/** Exports the enquiries of the inbox, or those that match `query`; returns the names. */
export async function exportNames(site: Site, query = ""): Promise<string[]> {
  const file = await readAsAdmin(site, `/admin/enquiries.csv${query}`);
  return [...file.matchAll(/"(Round \d+ visitor \d+)"/g)].map(([, name = ""]) => name);
}
