import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** The sending half of a response: what really goes out, whatever stands before it. */
export interface Wire {
  writeHead: (status: number, headers?: OutgoingHttpHeaders) => void;
  flushHeaders: () => void;
  write: (chunk: Buffer | string, done?: () => void) => boolean;
  end: (done?: () => void) => void;
}

/** The sending half of a response as it is now, for whoever puts himself before it. */
export function takeWire(response: ServerResponse): Wire {
  const writeHead = response.writeHead.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  return {
    writeHead: (status, headers) => void writeHead(status, headers),
    flushHeaders,
    write: (chunk, done) => write(chunk, "utf8", done),
    end: (done) => void end(done),
  };
}
