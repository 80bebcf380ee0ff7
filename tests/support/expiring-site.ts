import { makeHome } from "./home";
import { type Site, startSite } from "./server";

/** A site whose sessions can be expired while users are signed in. */
export interface ExpiringSite extends Site {
  expireSessions: () => Promise<void>;
}

/** Starts a site without sample content. Expiring its sessions restarts it, because its database is not shared. */
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
