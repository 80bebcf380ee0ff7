// The log consists of JSON lines for a log collector. Output of Node and remix-serve becomes JSON too, except at a terminal.
import { format } from "node:util";

export function installJsonConsole() {
  if (!process.stdout.isTTY) {
    console.log = createWriter("info", process.stdout);
    console.info = console.log;
  }
  if (process.stderr.isTTY) return;
  console.warn = createWriter("warn", process.stderr);
  console.error = createWriter("error", process.stderr);
  // Node's own listener would print plain text.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => console.warn(`${name}: ${message}`));
}

/** @param {string} level @param {NodeJS.WritableStream} stream */
function createWriter(level, stream) {
  /** @param {unknown[]} args */
  return (...args) => {
    const msg = format(...args).trim();
    // remix-serve prints an empty line when it stops listening.
    if (msg) stream.write(`${JSON.stringify({ level, time: new Date().toISOString(), msg })}\n`);
  };
}
