import type { ServerResponse } from "node:http";
import { Agent } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FrontServer, startFrontServer } from "../../tests/support/front-server";

let server: FrontServer;
afterEach(() => server.stop());

/** Creates an app that holds its responses until the test ends them. */
function createSlowApp() {
  const held: ServerResponse[] = [];
  return { held, handler: (_: unknown, response: ServerResponse) => void held.push(response) };
}

describe("closeServer", () => {
  it("finishes the requests in flight, then closes their connections", async () => {
    const { held, handler } = createSlowApp();
    server = await startFrontServer(handler);
    const agent = new Agent({ keepAlive: true });
    const response = server.send({ agent });
    await vi.waitFor(() => expect(held).toHaveLength(1));

    const closing = server.close(10_000).then(() => "closed");
    expect(await Promise.race([closing, nextTurn("waiting")])).toBe("waiting");
    held[0]?.end("late");
    expect(await response).toMatchObject({ status: 200, text: "late" });
    expect(await closing).toBe("closed");
    await expect(server.send({ agent })).rejects.toThrow();
    agent.destroy();
  });

  it("closes connections that exceed the timeout", async () => {
    const { held, handler } = createSlowApp();
    server = await startFrontServer(handler);
    const response = server.send().catch(() => "cut off");
    await vi.waitFor(() => expect(held).toHaveLength(1));
    await server.close(20);
    held[0]?.destroy();
    expect(await response).toBe("cut off");
  });
});
