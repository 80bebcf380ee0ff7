import type { LogoBackground } from "~/platform/images/encodings";

/** The business's logo, without margins. */
export interface Logo {
  /** PNG. */
  src: string;
  /** WebP files by width. */
  srcSet: string;
  /** In pixels. */
  width: number;
  height: number;
  background: LogoBackground;
  /** If not, pages write the name beside it. */
  containsName: boolean;
  /** Paths of square PNG files, which change with the logo. */
  icons: Record<"favicon" | "apple" | "small" | "large" | "maskable", string>;
}

export const siteIcons: Logo["icons"] = {
  favicon: "/icon-32.ico",
  apple: "/icon-180.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
};
