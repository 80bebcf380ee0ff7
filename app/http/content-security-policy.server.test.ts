import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.server";

it("allows the site's own files and what is named, and nothing inline", () => {
  const policy = contentSecurityPolicy(["'sha256-abc='"]);
  expect(policy).toContain("; script-src 'self' 'sha256-abc='; style-src 'self';");
  expect(policy).not.toContain("unsafe");
});

it("allows prefetching, which has no directive of its own, and nothing else that is not named", () => {
  const directives = contentSecurityPolicy().split("; ");
  expect(directives).toContain("default-src 'self'");
  for (const kind of ["child", "frame", "media", "object"])
    expect(directives).toContain(`${kind}-src 'none'`);
});

it("allows the admin area to show a PDF of the site's own", () => {
  expect(contentSecurityPolicy([], true)).toContain("; object-src 'self';");
});
