#!/usr/bin/env node
// Starts Debian's Firefox in place of Playwright's build and relays between the two: Playwright emulates the system's
// colours and motion in every new window, which Debian's Firefox ESR refuses.
import { spawn } from "node:child_process";
import { WebSocket, WebSocketServer } from "ws";

const unknownCommand = "emulation.setMediaFeaturesOverride";

const firefox = spawn(process.env.FIREFOX ?? "firefox-esr", process.argv.slice(2), {
  stdio: ["ignore", "inherit", "pipe"],
});
firefox.on("exit", (code) => process.exit(code ?? 1));

let output = "";
let isFound = false;
firefox.stderr.on("data", (chunk) => {
  process.stderr.write(String(chunk).replaceAll("WebDriver BiDi listening", "Firefox behind the next URL:"));
  if (isFound) return;
  output += chunk;
  const url = /WebDriver BiDi listening on (ws:\S+)\n/.exec(output)?.[1];
  if (!url) return;
  isFound = true;
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("listening", () => {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on("connection", (playwright) => relayMessages(playwright, new WebSocket(`${url}/session`)));
});

/**
 * @param {WebSocket} playwright
 * @param {WebSocket} browser
 */
function relayMessages(playwright, browser) {
  const connected = new Promise((resolve) => browser.on("open", resolve));
  playwright.on("message", async (data) => {
    const { id, method } = JSON.parse(String(data));
    if (method === unknownCommand)
      return playwright.send(JSON.stringify({ type: "success", id, result: {} }));
    await connected;
    browser.send(String(data));
  });
  browser.on("message", (data) => playwright.send(String(data)));
  playwright.on("close", () => browser.close());
  browser.on("close", () => playwright.close());
}
