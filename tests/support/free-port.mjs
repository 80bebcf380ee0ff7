import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Finds a free port of 127.0.0.1.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
