/**
 * Only prefetches fall back to `default-src`: Firefox checks them against no other directive.
 * @param scriptSources hashes of inline scripts, or a nonce
 * @param isAdmin allows an enquiry's PDF inside the page
 */
export function buildContentSecurityPolicy(scriptSources: readonly string[] = [], isAdmin = false): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptSources].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `object-src ${isAdmin ? "'self'" : "'none'"}`,
    // For admin notifications: a public page may navigate to the admin area without a reload.
    "worker-src 'self'",
    ...["child", "frame", "media"].map((resource) => `${resource}-src 'none'`),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
