import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import type { CachedPage } from "~/http/compress-page.server";
import { chooseEncoding, type DefaultHeaders } from "./headers.server";

/** A response without its request id, which the sender inserts into the head at `idAt`. */
interface Prepared {
  status: 200 | 304;
  head: string[];
  body: Buffer | null;
}

type Form = "br" | "gzip" | "identity" | "unchanged";

const idAt = 1;

/** Builds a flat head once per page and encoding: setting headers one by one costs more than everything else. */
export function createPageSender(
  defaults: DefaultHeaders,
): (request: IncomingMessage, response: ServerResponse, page: CachedPage, id: string) => void {
  const prepared = new WeakMap<CachedPage, Map<Form, Prepared>>();

  const prepare = (page: CachedPage, form: Form): Prepared => {
    const forms = prepared.get(page) ?? new Map<Form, Prepared>();
    const known = forms.get(form);
    if (known) return known;
    const made = describe(page, form, defaults);
    prepared.set(page, forms.set(form, made));
    return made;
  };

  return (request, response, page, id) => {
    const { head, status, body } = prepare(page, chooseForm(request, page));
    head[idAt] = id;
    response.writeHead(status, head);
    if (body === null || request.method === "HEAD") response.end();
    else response.end(body);
  };
}

function chooseForm({ headers }: IncomingMessage, page: CachedPage): Form {
  if (headers["if-none-match"] !== undefined && fresh(headers, { etag: page.entityTag })) return "unchanged";
  return chooseEncoding(
    headers["accept-encoding"],
    (encoding) => encoding !== "identity" && page.encoded[encoding] !== undefined,
  );
}

function describe(page: CachedPage, form: Form, defaults: DefaultHeaders): Prepared {
  const body = form === "unchanged" ? null : form === "identity" ? page.text : (page.encoded[form] ?? null);
  const own: [name: string, value: string][] = [
    ["Content-Security-Policy", page.contentSecurityPolicy],
    ["Cache-Control", page.cacheControl],
    ["ETag", page.entityTag],
    ["Vary", "Accept-Encoding"],
  ];
  if (body) own.push(["Content-Type", page.type], ["Content-Length", String(body.length)]);
  if (form === "br" || form === "gzip") own.push(["Content-Encoding", form]);
  const names = own.map(([name]) => name);
  const others = defaults.filter(([name]) => !names.includes(name));
  return {
    status: body ? 200 : 304,
    head: [["X-Request-Id", ""], ...own, ...others].flat(),
    body,
  };
}
