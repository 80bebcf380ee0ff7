import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Server } from "node:http";
import type { Handler } from "./front.server";

/**
 * Puts a handler before the listeners of a server that somebody else made.
 *
 * @param createHandler gets what has answered the requests so far
 */
export function takeOver(server: Server, createHandler: (app: Handler) => Handler): void {
  const listeners = server.listeners("request");
  for (const listener of listeners) trustFront(listener);
  const handler = createHandler((request, response) => {
    for (const listener of listeners) listener.call(server, request, response);
  });
  server.removeAllListeners("request");
  server.on("request", handler);
  // Without a listener Node asks for the body of "Expect: 100-continue" before anyone has looked at its size.
  server.on("checkContinue", handler);
}

/**
 * Waits for the first request to any server of this process and hands over the server before the request is dispatched.
 * remix-serve makes its server itself and offers no place of its own for this.
 */
export function onFirstServer(use: (server: Server) => void): void {
  const channel = "http.server.request.start";
  const listener = (message: unknown) => {
    if (!isRequestStart(message)) return;
    unsubscribe(channel, listener);
    use(message.server);
  };
  subscribe(channel, listener);
}

function isRequestStart(message: unknown): message is { server: Server } {
  return (
    typeof message === "object" && message !== null && "server" in message && message.server instanceof Server
  );
}

/** An Express app then takes protocol and address from the X-Forwarded-* headers, which the front has put right. */
function trustFront(listener: unknown): void {
  if (typeof listener === "function" && "set" in listener && typeof listener.set === "function") {
    listener.set("trust proxy", true);
  }
}
