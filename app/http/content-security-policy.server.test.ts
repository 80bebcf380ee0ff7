import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server";

it("allows the site's own files and named sources, and nothing inline", () => {
  const policy = contentSecurityPolicy(["'sha256-abc='"]);
  expect(policy).toContain("; script-src 'self' 'sha256-abc='; style-src 'self';");
  expect(policy).not.toContain("unsafe");
});

it("allows prefetching, which has no directive of its own, and no other unnamed source", () => {
  const directives = contentSecurityPolicy().split("; ");
  expect(directives).toContain("default-src 'self'");
  for (const kind of ["child", "frame", "media", "object"])
    expect(directives).toContain(`${kind}-src 'none'`);
});

it("allows the admin area to frame the site's own PDFs", () => {
  expect(contentSecurityPolicy([], true)).toContain("; object-src 'self';");
});
