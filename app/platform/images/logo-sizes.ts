interface Size {
  width: number;
  height: number;
}

/** Background on which a transparent logo is legible; null for an opaque logo. */
export type LogoBackground = "light" | "dark" | null;

/** In CSS pixels. */
export const headerBox: Size = { width: 208, height: 44 };

/** In pixels: favicon, Apple's home screen, and two for manifests. */
export const iconSides = [32, 180, 192, 512] as const;

/** In pixels. Only the maskable icon has this size. */
export const MASKABLE_SIDE = 640;

/** Returns the largest size within the box; never enlarges. */
export function fitLogo({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
