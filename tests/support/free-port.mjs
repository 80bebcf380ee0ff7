import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Listens on a port of 127.0.0.1, by default a free one.
 * @param {import("node:net").Server} server
 * @returns {Promise<number>} the port
 */
export async function listen(server, port = 0) {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** Finds a free port of 127.0.0.1. */
export async function findFreePort() {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}
