interface Size {
  width: number;
  height: number;
}

/** Ground on which a transparent logo is legible; null for an opaque one. */
export type LogoGround = "light" | "dark" | null;

/** In CSS pixels. */
export const headerBox: Size = { width: 208, height: 44 };

/** Favicon, Apple's home screen, and two for manifests; in pixels. */
export const iconSides = [32, 180, 192, 512] as const;

/** The only icon of this size is the maskable one. */
export const MASKABLE_SIDE = 640;

/** Never enlarges. */
export function fitLogo({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
