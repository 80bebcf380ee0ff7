export type Encoding = "br" | "gzip";

/** Chooses the encoding for a client, brotli before gzip; null when it takes neither. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  const weights = new Map(acceptEncoding.split(",").map(parseEntry));
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : null;
}

function parseEntry(entry: string): [string, number] {
  const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
