import type { ServerResponse } from "node:http";
import { Agent } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FrontServer, startFrontServer } from "../../../tests/support/front-server";

let server: FrontServer;
afterEach(() => server.stop());

/** Creates an app that holds its responses until the test ends them. */
function createSlowApp() {
  const responses: ServerResponse[] = [];
  return { responses, handler: (_: unknown, response: ServerResponse) => void responses.push(response) };
}

describe("closeServer", () => {
  it("finishes the requests in flight, then closes their connections", async () => {
    const { responses, handler } = createSlowApp();
    server = await startFrontServer(handler);
    const agent = new Agent({ keepAlive: true });
    const response = server.send({ agent });
    await vi.waitFor(() => expect(responses).toHaveLength(1));

    const closing = server.close(10_000).then(() => "closed");
    expect(await Promise.race([closing, nextTurn("waiting")])).toBe("waiting");
    responses[0]?.end("late");
    expect(await response).toMatchObject({ status: 200, text: "late" });
    expect(await closing).toBe("closed");
    await expect(server.send({ agent })).rejects.toThrow();
    agent.destroy();
  });

  it("closes connections that exceed the timeout", async () => {
    const { responses, handler } = createSlowApp();
    server = await startFrontServer(handler);
    const response = server.send().catch(() => "cut off");
    await vi.waitFor(() => expect(responses).toHaveLength(1));
    await server.close(20);
    responses[0]?.destroy();
    expect(await response).toBe("cut off");
  });
});
