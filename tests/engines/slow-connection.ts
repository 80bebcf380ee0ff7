import { once } from "node:events";
import { createServer, request } from "node:http";
import { listen } from "../support/free-port.mjs";

/** A connection to the site that delays its scripts. */
export interface SlowConnection {
  /** Replaces the site's origin. Forms are refused here because the origin differs. */
  origin: string;
  /** Releases the scripts. */
  release: () => void;
  stop: () => Promise<void>;
}

/** Opens a connection that delays the site's scripts until they are released, in every engine. */
export async function openSlowConnection(siteOrigin: string): Promise<SlowConnection> {
  const { hostname, port, host } = new URL(siteOrigin);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async (incoming, response) => {
    const { method, url, headers } = incoming;
    if (url?.endsWith(".js")) await released;
    const upstreamRequest = request({ hostname, port, method, path: url, headers: { ...headers, host } });
    upstreamRequest.on("response", (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    upstreamRequest.on("error", () => response.destroy());
    incoming.pipe(upstreamRequest);
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    release,
    stop: async () => {
      release();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
