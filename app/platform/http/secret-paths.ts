/** Pages that a secret in their path opens, without signing in. */
const secretPaths = ["/feedback", "/quotation", "/receipt"] as const;

/** Its secret is in the query. */
const calendarPath = "/calendar.ics";

/** Replaces the secret part of a path for records: the log, and the attribution of enquiries. */
export function redactPath(path: string): string {
  const secretPath = findSecretPath(path);
  return secretPath ? `${secretPath}/…` : path;
}

/** Neither caches nor search engines may store these responses, and no other site may learn the address. */
export function isSecretPath(path: string): boolean {
  return findSecretPath(path) !== undefined || normalize(path).startsWith(calendarPath);
}

function findSecretPath(path: string): string | undefined {
  const normalized = normalize(path);
  return secretPaths.find((secretPath) => normalized.startsWith(`${secretPath}/`));
}

/** Routes match without regard to case, repeated slashes and encoded letters; a request may name the host. */
function normalize(path: string): string {
  return path
    .replace(/^(?:https?:\/\/[^/]+)?\/+/i, "/")
    .replace(/%[4-7][\da-f]/gi, decodeURIComponent)
    .toLowerCase();
}
