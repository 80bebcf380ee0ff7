import { makeHome } from "./home";
import { type Site, startSite } from "./server";

/** A site whose sessions can be made to expire under those who are signed in. */
export interface ExpiringSite extends Site {
  expireSessions: () => Promise<void>;
}

/** Starts a site without sample content. Its sessions expire while it is stopped for a moment: its database is its own. */
export async function startExpiringSite(): Promise<ExpiringSite> {
  const home = await makeHome("nothing");
  const first = await startSite(home.settings);
  const samePort = { PORT: new URL(first.origin).port };
  let running = first;
  const expireSessions = async () => {
    await running.stop();
    await home.query("update sessions set expires_at = now()");
    running = await startSite({ ...home.settings, ...samePort });
  };
  const stop = async () => {
    const code = await running.stop();
    await home.remove();
    return code;
  };
  return { ...first, expireSessions, output: () => running.output(), stop };
}
