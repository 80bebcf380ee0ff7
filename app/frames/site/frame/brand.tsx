import { Link } from "@remix-run/react";
import type { Logo } from "~/business/logo";
import { LogoImage } from "~/frames/site/logo-image";
import { headerBox } from "~/platform/images/encodings";
import { joinClasses } from "~/platform/ui/join-classes";
import { LogoMark } from "./logo-mark";

interface BrandProps {
  name: string;
  tagline: string;
  logo: Logo | null;
  className?: string;
}

/** Shows the name beside a logo that does not contain it. */
export function Brand({ name, tagline, logo, className }: BrandProps) {
  const containsName = logo?.containsName ?? false;
  return (
    <Link to="/" className={joinClasses("flex min-h-11 min-w-0 items-center gap-3", className)}>
      {logo ? (
        <span className={containsName ? "min-w-0" : "shrink-0"}>
          <LogoImage logo={logo} box={headerBox} alt={containsName ? name : ""} />
        </span>
      ) : (
        <LogoMark className="size-[min(2.25rem,11vw)] shrink-0" />
      )}
      {containsName ? null : (
        <span className="grid min-w-0">
          <span
            translate="no"
            className="display-face wrap-anywhere line-clamp-2 text-base leading-tight tracking-[-0.01em]"
          >
            {name}
          </span>
          <span className="caption line-clamp-2 text-[0.6875rem] opacity-80">{tagline}</span>
        </span>
      )}
    </Link>
  );
}
