import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import { onFirstServer, wrapServer } from "./start.server";

it("stands before the listeners of a server from its very first request on", async () => {
  onFirstServer((server) => {
    wrapServer(server, (app) => (request, response) => {
      response.setHeader("X-Front", "yes");
      app(request, response);
    });
  });
  const server = createServer((_, response) => void response.end("the app")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  for (let count = 0; count < 2; count += 1) {
    const answer = await fetch(`http://127.0.0.1:${address.port}`);
    expect([answer.headers.get("X-Front"), await answer.text()]).toEqual(["yes", "the app"]);
  }
  server.close();
  server.closeAllConnections();
});
