export const logoWords = {
  heading: "Logo",
  help: "Shown at the top and bottom of every page, in emails, on quotations and drawings, and as the icon of your site. Without one, your name is set in type.",
  current: "Your logo",
  none: "No logo yet. Your site shows its own mark and your name.",
  grounds: { light: "On a light page", dark: "On a dark page", icon: "Icon" },
  field: {
    add: "Choose your logo",
    replace: "Choose another logo",
    help: "PNG, JPEG or WebP. A PNG with a transparent background looks best. Empty margins are cut off.",
  },
  save: "Save",
  saving: "Saving...",
  remove: "Remove logo",
  saved: "Saved. Your site shows the logo now.",
  removed: "The logo is removed. Your site shows your name.",
  restored: "The earlier logo is back.",
  withoutLogo: "No logo",
  stale: "Not saved: the logo was changed on another device. Save again to use yours.",
  failed: "The logo could not be saved. Please try again.",
  history: (most: number) => `The ${most} newest stay here.`,
} as const;

export const logoProblems = {
  missing: "Choose a file first.",
  format:
    "Choose a PNG, JPEG or WebP file. SVG, HEIC and other formats can't be used: save your logo as PNG.",
  empty: "This picture is empty: every point is white or transparent.",
  tooSmall: (width: number, height: number) =>
    `This logo is only ${width} × ${height} pixels without its margins. It needs 120 × 40 or more: ask your designer for a larger file.`,
} as const;
