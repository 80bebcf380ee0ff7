// A minimal server: sends the Brotli-compressed file named on the command line.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.argv[2] ?? "");
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Encoding": "br",
  "Content-Length": body.length,
};
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(
  Number(process.env.PORT),
  "127.0.0.1",
);
