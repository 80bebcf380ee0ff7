import type { Logo } from "~/firm/logo";
import { fitLogo } from "~/images/logo-sizes";

interface LogoImageProps {
  logo: Logo;
  /** In CSS pixels. */
  box: { width: number; height: number };
  /** Empty beside the name. */
  alt: string;
  /** "paper" needs a plate for a white logo only, "any" for both. */
  on?: "paper" | "any";
}

/** The plate makes the logo legible (`ui/styles/logo.css`). */
export function LogoImage({ logo, box, alt, on = "any" }: LogoImageProps) {
  const { width, height } = fitLogo(logo, box);
  return (
    <span className="logo-plate" data-ground={logo.ground ?? "own"} data-on={on}>
      <img
        src={logo.src}
        srcSet={logo.srcSet}
        sizes={`${width}px`}
        width={width}
        height={height}
        alt={alt}
        className="block h-auto max-w-full"
      />
    </span>
  );
}
