import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { isBrokenOff } from "./body-limit.server";

/** Answers a request: a listener of `request` events. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts a handler before the listeners of a server that another module made.
 *
 * @param createHandler gets what has answered the requests so far
 */
export function wrapServer(server: Server, createHandler: (app: Handler) => Handler): void {
  const listeners = server.listeners("request");
  for (const listener of listeners) if (isExpress(listener)) prepareExpress(listener);
  const handler = createHandler((request, response) => {
    for (const listener of listeners) listener.call(server, request, response);
  });
  server.removeAllListeners("request");
  server.on("request", handler);
  // Without a listener Node asks for the body of "Expect: 100-continue" before its size has been looked at.
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

type ErrorHandler = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error: unknown) => void,
) => void;

/** What is used here of an Express app. */
interface Express {
  set: (name: string, value: unknown) => void;
  use: (handler: ErrorHandler) => void;
}

function isExpress(listener: unknown): listener is Express {
  return typeof listener === "function" && "set" in listener && "use" in listener;
}

function prepareExpress(app: Express): void {
  // It then takes protocol and address from the X-Forwarded-* headers, which the front has put right.
  app.set("trust proxy", true);
  // The front has answered when it breaks off a body. The app's own answer comes too late, and Express would end the connection.
  app.use((error, request, _response, next) => {
    if (!isBrokenOff(request)) next(error);
  });
}
