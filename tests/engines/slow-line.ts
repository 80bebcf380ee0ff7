import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A connection to the site that delays its scripts. */
export interface SlowLine {
  /** Replaces the site's origin. Forms are refused here because the origin differs. */
  origin: string;
  /** Releases the scripts. */
  deliver: () => void;
  stop: () => Promise<void>;
}

/** Opens a connection that delays the site's scripts until they are released, in every engine. */
export async function openSlowLine(site: string): Promise<SlowLine> {
  const { hostname, port, host } = new URL(site);
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const server = createServer(async (asked, answer) => {
    const { method, url, headers } = asked;
    if (url?.endsWith(".js")) await delivered;
    const onward = request({ hostname, port, method, path: url, headers: { ...headers, host } });
    onward.on("response", (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliver,
    stop: async () => {
      deliver();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
