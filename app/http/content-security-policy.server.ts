/**
 * Only prefetching falls back to `default-src`: Firefox checks it against no other directive.
 * @param scriptSources hashes of inline scripts, or a nonce
 * @param isAdmin allows an enquiry's PDF inside the page
 */
export function writeContentSecurityPolicy(scriptSources: readonly string[] = [], isAdmin = false): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `object-src ${isAdmin ? "'self'" : "'none'"}`,
    // For admin notifications: a public page may navigate there without a reload.
    "worker-src 'self'",
    ...["child", "frame", "media"].map((kind) => `${kind}-src 'none'`),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
