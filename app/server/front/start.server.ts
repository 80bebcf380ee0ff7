import type { Server } from "node:http";
import { resolve } from "node:path";
import morgan from "morgan";
import { config } from "~/server/config.server";
import { logger } from "~/server/logger.server";
import { pageCache } from "~/server/page-cache.server";
import { onShutdown } from "~/server/shutdown.server";
import { indexFiles } from "./file-index.server";
import { createFront } from "./front.server";
import { InFlight } from "./in-flight.server";
import { precompress } from "./precompress.server";
import { onFirstServer, takeOver } from "./takeover.server";

const seconds = (count: number) => count * 1_000;

/** Shutting down is over after 4.8 seconds (`~/shutdown.server`). */
const patience = seconds(4);

/** Puts the front before remix-serve; called while remix-serve imports the server bundle. */
export function startFront(): void {
  // remix-serve looks for the built site there as well.
  const files = indexFiles(resolve("build/client"));
  const inFlight = new InFlight();
  silenceMorgan();
  onFirstServer((server) => {
    setTimeouts(server);
    onShutdown("requests in flight", () => inFlight.close(patience));
    takeOver(server, (app) => createFront(app, { ...config, files, pages: pageCache, inFlight, logger }));
  });
  precompress(files.values()).catch((error: unknown) =>
    logger.error({ err: error }, "cannot compress files"),
  );
}

function setTimeouts(server: Server): void {
  server.headersTimeout = seconds(20);
  // Five photos over a slow line.
  server.requestTimeout = seconds(15 * 60);
  // A connection on which nothing moves.
  server.timeout = seconds(120);
  // Longer than proxies keep theirs, else they send into a connection that is just being closed.
  server.keepAliveTimeout = seconds(65);
}

/** remix-serve logs by morgan's "tiny"; our lines say more and can be searched. */
function silenceMorgan(): void {
  morgan.format("tiny", () => undefined);
}
