import { clientAddress, clientNetwork } from "~/server/client-address.server";
import type { AttemptLimit } from "~/server/rate-limit.server";
import { MINUTE_MS } from "~/site/time";
import type { KnownDevice } from "./known-device.server";

/** Who tries to sign in, as far as it can be counted. */
export interface Signer {
  request: Request;
  username: string;
  /** Known as a device of this very user name; null for any other. */
  device: KnownDevice | null;
}

const windowMs = 15 * MINUTE_MS;

/**
 * The limits of passwords. Strangers are counted per user name and network, so that nobody is locked out by another network; more
 * loosely per user name alone, against guesses from many networks; and per address, whatever the name. A known device is counted
 * by itself alone: the owner gets in while strangers are guessing.
 */
export function limitPasswords({ request, username, device }: Signer): AttemptLimit[] {
  if (device) return [{ key: `sign-in device ${device.id}`, limit: 10, windowMs }];
  const name = username.toLowerCase();
  return [
    { key: `sign-in name ${name} from ${clientNetwork(request)}`, limit: 10, windowMs },
    { key: `sign-in name ${name}`, limit: 100, windowMs },
    { key: `sign-in address ${clientAddress(request)}`, limit: 30, windowMs },
  ];
}

/** The kinds of code of the second step, by how they are written. */
const codeKinds = ["app", "recovery"] as const;

type CodeKind = (typeof codeKinds)[number];

/** The limits of codes of the second step, which only who has given the password may try. Each kind is counted apart. */
export function limitCode(signer: Signer, code: string): AttemptLimit[] {
  return [limitCodesOf(signer, /^\d{6}$/.test(code.replace(/\s/g, "")) ? "app" : "recovery")];
}

/** All that a completed sign-in ends the count of. */
export function listSignInKeys(signer: Signer): string[] {
  const codes = codeKinds.map((kind) => limitCodesOf(signer, kind));
  return [...limitPasswords(signer), ...codes].map(({ key }) => key);
}

function limitCodesOf({ username, device }: Signer, kind: CodeKind): AttemptLimit {
  const whose = device ? `device ${device.id}` : username.toLowerCase();
  return { key: `sign-in ${kind} code of ${whose}`, limit: 5, windowMs };
}
