import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** A line to the site on which its scripts are late. */
export interface SlowLine {
  /** Where it begins, in place of the site's origin. Forms are refused there: they are another site's. */
  origin: string;
  /** Lets the scripts come. */
  deliver: () => void;
  stop: () => Promise<void>;
}

/** Opens a line to the site that keeps its scripts back until they are delivered, whatever the engine. */
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
