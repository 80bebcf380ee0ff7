import { cleanText } from "./clean-text";

/** The query of a request's address, its texts made fit to be stored and shown. */
export function readQuery(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  return new URLSearchParams([...searchParams].map(([name, value]) => [cleanText(name), cleanText(value)]));
}
