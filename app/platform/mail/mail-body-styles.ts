/** Literal colours of `ui/styles/theme.css`: email clients lack custom properties. Text contrast is at least 4.5:1. */
const tokens = {
  paper: "#fafbfb",
  mist: "#eef2f2",
  steel100: "#e2e8e9",
  steel200: "#cbd5d7",
  steel300: "#acbabd",
  steel600: "#4f6067",
  steel700: "#3b4a50",
  steel900: "#19242a",
  graphite: "#10181c",
  spark: "#f2590d",
  sparkInk: "#b23b02",
} as const;

/** System fonts, because many clients block remote content. */
const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const button =
  "display:inline-block;margin:0 8px 8px 0;padding:12px;border:1px solid;border-radius:2px;font-weight:600;line-height:22px;text-decoration:none";

/** Inline, because many clients drop the content of <head>. */
const inlineStyles = {
  page: `margin:0;padding:0;background:${tokens.mist};color:${tokens.graphite};font:16px/1.5 ${fonts};-webkit-text-size-adjust:100%`,
  sheet: `width:100%;max-width:600px;margin:0 auto;border:1px solid ${tokens.steel200};background:${tokens.paper}`,
  head: `padding:14px 20px;border-bottom:1px solid ${tokens.steel200};font-size:14px;font-weight:700;letter-spacing:.02em`,
  lightLogo: "padding:4px 8px;background:#fff;vertical-align:middle",
  darkLogo: `padding:6px 8px;background:${tokens.graphite};vertical-align:middle`,
  opaqueLogo: "vertical-align:middle",
  body: "padding:24px 20px 8px;font-size:16px;line-height:1.5",
  heading: "margin:0 0 16px;font-size:22px;line-height:1.25;letter-spacing:-.01em;overflow-wrap:anywhere",
  title: "margin:8px 0;font-size:16px;line-height:1.35;font-weight:700",
  paragraph: "margin:0 0 16px;overflow-wrap:anywhere",
  actions: "margin:0 0 12px",
  call: `${button};margin:8px 0 2px;border-color:${tokens.steel300};color:${tokens.graphite}`,
  first: `${button};border-color:${tokens.spark};background:${tokens.spark};color:${tokens.graphite}`,
  other: `${button};border-color:${tokens.steel300};color:${tokens.graphite}`,
  facts: `width:100%;margin:0 0 20px;border-collapse:collapse;border-top:1px solid ${tokens.steel100};font-size:15px`,
  label: `width:36%;padding:8px 12px 8px 0;border-bottom:1px solid ${tokens.steel100};color:${tokens.steel600};text-align:left;vertical-align:top;font-weight:400`,
  value: `padding:8px 0;border-bottom:1px solid ${tokens.steel100};vertical-align:top;overflow-wrap:anywhere;word-break:break-word`,
  blockquote: `margin:0 0 20px;padding:2px 0 2px 14px;border-left:3px solid ${tokens.spark};overflow-wrap:anywhere`,
  list: "margin:0 0 20px;padding:0 0 0 20px;overflow-wrap:anywhere",
  entry: `margin:0;padding:10px 0;border-top:1px solid ${tokens.steel100};overflow-wrap:anywhere`,
  entries: "margin:0 0 20px",
  aside: `color:${tokens.steel600};font-size:14px`,
  link: `color:${tokens.sparkInk};font-weight:600;text-decoration:underline`,
  drawing: `display:block;width:100%;max-width:558px;height:auto;margin:0 0 16px;border:1px solid ${tokens.steel200}`,
  photos: "margin:0 0 16px;font-size:0",
  photo: `width:46%;max-width:240px;height:auto;margin:0 2% 8px 0;border:1px solid ${tokens.steel200};vertical-align:top`,
} as const;

export type InlineStyle = keyof typeof inlineStyles;

const darkStyles: Partial<Record<InlineStyle, string>> = {
  page: `background:${tokens.graphite};color:${tokens.steel100}`,
  sheet: `background:${tokens.steel900};border-color:${tokens.steel700}`,
  head: `border-color:${tokens.steel700}`,
  other: `border-color:${tokens.steel300};color:${tokens.steel100}`,
  call: `border-color:${tokens.steel300};color:${tokens.steel100}`,
  facts: `border-color:${tokens.steel700}`,
  label: `border-color:${tokens.steel700};color:${tokens.steel300}`,
  value: `border-color:${tokens.steel700}`,
  entry: `border-color:${tokens.steel700}`,
  aside: `color:${tokens.steel300}`,
  link: `color:${tokens.spark}`,
  drawing: `border-color:${tokens.steel700};background:${tokens.paper}`,
  photo: `border-color:${tokens.steel700}`,
};

export function styleAttributes(style: InlineStyle): string {
  return `class="${style}" style="${inlineStyles[style]}"`;
}

export const mailBodyStyles = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  ...Object.entries(darkStyles).map(
    ([style, rules]) => `.${style}{${rules.replaceAll(";", "!important;")}!important}`,
  ),
  "}",
].join("");
