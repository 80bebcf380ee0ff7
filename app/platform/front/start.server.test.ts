import { createServer } from "node:http";
import { expect, it } from "vitest";
import { listen } from "../../../tests/support/free-port.mjs";
import { onFirstServer, replaceRequestHandler } from "./start.server";

it("replaces the request handler of the first server", async () => {
  onFirstServer((server) => {
    replaceRequestHandler(server, (_, response) => void response.end("the front"));
  });
  const server = createServer((_, response) => void response.end("the app"));
  const port = await listen(server);
  for (let count = 0; count < 2; count += 1) {
    const response = await fetch(`http://127.0.0.1:${port}`);
    expect(await response.text()).toBe("the front");
  }
  server.close();
  server.closeAllConnections();
});
