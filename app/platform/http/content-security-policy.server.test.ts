import { expect, it } from "vitest";
import { buildContentSecurityPolicy } from "./content-security-policy.server";

it("allows the site's own files and the given sources, and nothing inline", () => {
  const policy = buildContentSecurityPolicy(["'sha256-abc='"]);
  expect(policy).toContain("; script-src 'self' 'sha256-abc='; style-src 'self';");
  expect(policy).not.toContain("unsafe");
});

it("blocks frames, media and objects, so that only prefetches fall back to default-src", () => {
  const directives = buildContentSecurityPolicy().split("; ");
  expect(directives).toContain("default-src 'self'");
  for (const kind of ["child", "frame", "media", "object"])
    expect(directives).toContain(`${kind}-src 'none'`);
});

it("allows the admin area to frame the site's own PDFs", () => {
  expect(buildContentSecurityPolicy([], true)).toContain("; object-src 'self';");
});
