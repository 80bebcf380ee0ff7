import type { Logo } from "~/business/logo";
import { fitLogo } from "~/platform/images/encodings";

interface LogoImageProps {
  logo: Logo;
  /** In CSS pixels. */
  box: { width: number; height: number };
  /** Empty if the name is beside the logo. */
  alt: string;
  /** "paper" is a light background, on which only a white logo needs a plate. */
  background?: "paper" | "any";
}

/** A plate makes the logo legible on any background (`ui/styles/logo.css`). */
export function LogoImage({ logo, box, alt, background = "any" }: LogoImageProps) {
  const { width, height } = fitLogo(logo, box);
  return (
    <span className="logo-plate" data-background={logo.background ?? "opaque"} data-on={background}>
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
