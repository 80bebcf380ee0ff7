import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { broken, tooLarge } from "./admission.server";
import type { OpenRequests } from "./connections.server";
import type { DefaultHeaders } from "./headers.server";
import type { Refusal } from "./refusal.server";

const refusals: Readonly<Record<string, Pick<Refusal, "status" | "message">>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: "The headers of this request are too large." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: "This request took too long to arrive." },
};

/** Node's own answer has neither headers nor a body. The path is unknown, so the answer is plain text. */
export function answerClientErrors(
  server: Server,
  { open, defaults }: { open: OpenRequests; defaults: DefaultHeaders },
): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // During another response these bytes would become part of it.
    if (!socket.writable || open.hasSentHead(socket)) {
      socket.destroy();
      return;
    }
    const { status, message } = refusals[error.code ?? ""] ?? broken;
    const headers = [
      ...defaults,
      ["Content-Type", "text/plain; charset=utf-8"],
      ["Content-Length", String(Buffer.byteLength(message))],
      ["Connection", "close"],
    ];
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${message}`;
    socket.end(answer, () => socket.destroy());
  });
}
