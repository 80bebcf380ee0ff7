/** Pages that a secret in their path opens, without signing in. */
const secretPaths = ["/feedback", "/quotation"] as const;

/** Its secret is in the query. */
const calendarPath = "/calendar.ics";

/** Replaces the secret part of a path for records: the log, and the attribution of enquiries. */
export function redactPath(path: string): string {
  const secretPath = findSecretPath(path);
  return secretPath ? `${secretPath}/…` : path;
}

/** Neither caches nor search engines may store these responses, and no other site may learn the address. */
export function isSecretPath(path: string): boolean {
  return findSecretPath(path) !== undefined || path.startsWith(calendarPath);
}

function findSecretPath(path: string): string | undefined {
  const normalized = path.replace(/^\/+/, "/").toLowerCase();
  return secretPaths.find((secretPath) => normalized.startsWith(`${secretPath}/`));
}
