import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { badRequest, tooLarge } from "./admission.server";
import type { OpenRequests } from "./connections.server";
import type { DefaultHeaders } from "./headers.server";
import type { Refusal } from "./refusal.server";

const refusals: Readonly<Record<string, Pick<Refusal, "status" | "message">>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: "The headers of this request are too large." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: "This request took too long to arrive." },
};

/** Node's default response has neither headers nor a body. The path is unknown, so this response is plain text. */
export function handleClientErrors(
  server: Server,
  { openRequests, defaults }: { openRequests: OpenRequests; defaults: DefaultHeaders },
): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Bytes sent now would become part of a response in progress.
    if (!socket.writable || openRequests.hasSentHead(socket)) {
      socket.destroy();
      return;
    }
    const { status, message } = refusals[error.code ?? ""] ?? badRequest;
    const headers = [
      ...defaults,
      ["Content-Type", "text/plain; charset=utf-8"],
      ["Content-Length", String(Buffer.byteLength(message))],
      ["Connection", "close"],
    ];
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const response = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${message}`;
    socket.end(response, () => socket.destroy());
  });
}
