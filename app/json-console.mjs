// The log is JSON lines for a collector. Output of Node and remix-serve becomes JSON too, except at a terminal.
import { format } from "node:util";

export function printJson() {
  if (!process.stdout.isTTY) {
    console.log = write("info", process.stdout);
    console.info = console.log;
  }
  if (process.stderr.isTTY) return;
  console.warn = write("warn", process.stderr);
  console.error = write("error", process.stderr);
  // Node's own listener prints text.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => console.warn(`${name}: ${message}`));
}

/** @param {string} level @param {NodeJS.WritableStream} stream */
function write(level, stream) {
  /** @param {unknown[]} words */
  return (...words) => {
    const msg = format(...words).trim();
    // remix-serve prints an empty line when it stops listening.
    if (msg) stream.write(`${JSON.stringify({ level, time: new Date().toISOString(), msg })}\n`);
  };
}
