import type { ReactNode } from "react";
import type { Logo } from "~/business/logo";
import { LogoImage } from "~/frames/site/logo-image";
import { headerBox } from "~/platform/images/encodings";

/** Shows the logo at header size on a light and a dark background, and as an icon. */
export function LogoPreview({ logo }: { logo: Logo }) {
  return (
    <div className="light-palette grid grid-cols-1 gap-3 text-graphite">
      <Background label="On a light page" className="bg-paper">
        <LogoImage logo={logo} box={headerBox} alt="Your logo" />
      </Background>
      <Background label="On a dark page" className="bg-graphite text-paper">
        <LogoImage logo={logo} box={headerBox} alt="" />
      </Background>
      <Background label="Icon" className="bg-mist">
        <img
          src={logo.icons.small}
          width={48}
          height={48}
          alt=""
          className="rounded-md border border-steel-200"
        />
      </Background>
    </div>
  );
}

function Background({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <figure
      className={`grid min-h-24 content-center gap-3 rounded-sm border border-steel-200 p-4 ${className}`}
    >
      {children}
      <figcaption className="caption opacity-80">{label}</figcaption>
    </figure>
  );
}
