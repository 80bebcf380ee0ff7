import type { IncomingMessage } from "node:http";
import { isApiPath } from "./api-path.server";
import { declaredLength, findBodyLimit, hasBody } from "./body-limit.server";
import type { Client } from "./client.server";
import { isForeign, readHost } from "./host.server";
import { isReading, refuseMethod } from "./method.server";
import type { Refusal } from "./refusal.server";
import { collapseSlashes, parseTarget, type Target } from "./request-target.server";

/** A request that may go on to the app. */
export interface Admitted extends Target {
  host: string;
  /** The largest body that it may have, in bytes. */
  bodyLimit: number;
}

export const tooLarge: Refusal = { status: 413, message: "This is more than we can take in at once." };

const broken: Refusal = { status: 400, message: "This request has a mistake in it." };

/** Decides by the head of a request alone whether it goes on to the app. */
export function judge(
  request: IncomingMessage,
  { client, publicUrl }: { client: Client; publicUrl: URL },
): Admitted | Refusal {
  const { method, url = "", headers } = request;
  const target = parseTarget(url);
  if ("status" in target) return target;

  const wrongMethod = refuseMethod(method, target.path);
  if (wrongMethod) return wrongMethod;

  const host = readHost(headers, { publicUrl, viaTrustedProxy: client.viaTrustedProxy });
  if (host === null) return broken;

  if (isReading(method)) {
    if (hasBody(request)) return broken;
    const collapsed = collapseSlashes(target);
    if (collapsed) return { status: 301, message: "This page has moved.", headers: { Location: collapsed } };
  } else if (!isApiPath(target.path) && isForeign(headers.origin, host)) {
    return { status: 403, message: "This form was sent from another site." };
  }

  const bodyLimit = findBodyLimit(target.path);
  if (declaredLength(request) > bodyLimit) return tooLarge;
  return { ...target, host, bodyLimit };
}
