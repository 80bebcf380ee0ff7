import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const program = `
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport("./app/platform/runtime/shutdown.server.ts", { configFile: false, logLevel: "error" });
  const print = (text) => async () => void process.stdout.write(text + " ");
  module.onShutdown("database", print("database"), "storage");
  module.onShutdown("worker", print("worker"));
  module.onShutdown("requests", print("requests"));
  FAILING && module.onShutdown("mail", async () => { throw new Error("stuck") });
  REPEATED && module.onShutdown("repeat", async () => {
    const received = new Promise((resolve) => process.once("SIGINT", resolve));
    process.kill(process.pid, "SIGINT");
    await received;
  });
  module.shutDownOnSignals();
  process.stdout.write("ready ");
  setInterval(() => undefined, 60_000);
`;

async function endBySignal(signal: "SIGTERM" | "SIGINT", { hasFailure = false, isRepeated = false } = {}) {
  const source = program.replace("FAILING", String(hasFailure)).replace("REPEATED", String(isRepeated));
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await once(child.stdout, "data");
  child.kill(signal);
  const [code] = await once(child, "close");
  return { output, code };
}

it.each(["SIGTERM", "SIGINT"] as const)(
  "%s stops services in reverse order and the database last",
  async (signal) => {
    expect(await endBySignal(signal)).toEqual({ output: "ready requests worker database ", code: 0 });
  },
);

it("shuts down once when npm repeats the terminal's interrupt", async () => {
  const repeated = await endBySignal("SIGINT", { isRepeated: true });
  expect(repeated).toEqual({ output: "ready requests worker database ", code: 0 });
});

it("closes the database even when another step fails, and exits with code 1", async () => {
  expect(await endBySignal("SIGTERM", { hasFailure: true })).toEqual({
    output: "ready requests worker database ",
    code: 1,
  });
});
