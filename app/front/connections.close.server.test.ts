import type { ServerResponse } from "node:http";
import { Agent } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FrontServer, startFrontServer } from "../../tests/support/front-server";

let server: FrontServer;
afterEach(() => server.stop());

/** An app whose answers wait to be released. */
function createSlowApp() {
  const waiting: ServerResponse[] = [];
  return { waiting, handler: (_: unknown, response: ServerResponse) => void waiting.push(response) };
}

describe("on shutdown", () => {
  it("finishes the requests in flight, then closes their connections", async () => {
    const { waiting, handler } = createSlowApp();
    server = await startFrontServer(handler);
    const agent = new Agent({ keepAlive: true });
    const answered = server.send({ agent });
    await vi.waitFor(() => expect(waiting).toHaveLength(1));

    const closing = server.close(10_000).then(() => "closed");
    expect(await Promise.race([closing, nextTurn("waiting")])).toBe("waiting");
    waiting[0]?.end("late");
    expect(await answered).toMatchObject({ status: 200, text: "late" });
    expect(await closing).toBe("closed");
    await expect(server.send({ agent })).rejects.toThrow();
    agent.destroy();
  });

  it("closes connections that exceed the time limit", async () => {
    const { waiting, handler } = createSlowApp();
    server = await startFrontServer(handler);
    const answered = server.send().catch(() => "cut off");
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await server.close(20);
    waiting[0]?.destroy();
    expect(await answered).toBe("cut off");
  });
});
