import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { onFirstServer, replaceRequestHandler } from "./start.server";

it("replaces a server's listeners from the first request", async () => {
  onFirstServer((server) => {
    replaceRequestHandler(server, (_, response) => void response.end("the front"));
  });
  const server = createServer((_, response) => void response.end("the app")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  for (let count = 0; count < 2; count += 1) {
    const answer = await fetch(`http://127.0.0.1:${address.port}`);
    expect(await answer.text()).toBe("the front");
  }
  server.close();
  server.closeAllConnections();
});
