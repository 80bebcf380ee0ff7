import { escapeMarkup } from "~/platform/text/text";
import type { Drawing } from "./kind";

/** The line weights of `ui/styles/piece-drawing.css` in mm on the sheet: 1.5, 0.75 and 0.5 px are 0.4, 0.2 and 0.13 mm. */
const style = `
path,circle,rect,line{fill:none;stroke:#10181c;stroke-width:.2;stroke-linejoin:round;stroke-linecap:butt}
text{font-family:"Text Sans","Source Sans 3","Noto Sans","DejaVu Sans",Arial,sans-serif;font-size:3.2px;fill:#10181c}
.d-steel,.d-tick{stroke-width:.4}
.d-steel,.d-bar,.d-fine{fill:#fff}
.d-glass{fill:#e6f0f0;stroke:#3b4a50}
.d-wood{fill:#f6f1ea;stroke:#3b4a50}
.d-thin,.d-fine,.d-ground,.d-dim,.d-extension,.d-leader,.d-person,.d-hidden,.d-center{stroke-width:.13;stroke:#61747b}
.d-person{stroke:#87989d}
.d-plate{fill:#10181c;stroke:none}
.d-dot{stroke-width:1.1;stroke-linecap:round}
.d-hidden{stroke-dasharray:1.6 .9}
.d-center{stroke-dasharray:3 .8 .4 .8}
.d-assumed{fill:#61747b}
.d-feet,.d-caption,.d-label{font-size:2.95px;fill:#4f6067}
.d-fact{font-size:2.95px}
.d-letter{font-weight:600}
.d-heading{font-size:5.2px;font-weight:600}`.replaceAll("\n", "");

function writeMarks({ marks }: Drawing): string {
  return marks
    .map(({ element, attributes, className, text = "" }) => {
      const list = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`,
      );
      return `<${element} class="${className}"${list.join("")}>${escapeMarkup(text)}</${element}>`;
    })
    .join("");
}

/** Returns a standalone SVG, sized in mm for printing, without external URLs. */
export function writeSvg(drawing: Drawing): string {
  const { width, height, description } = drawing;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">` +
    `<desc>${escapeMarkup(description)}</desc><style>${style}</style><path d="M0 0H${width}V${height}H0Z" style="fill:#fff;stroke:none"/>` +
    `${writeMarks(drawing)}</svg>`
  );
}

/** Writes an SVG for pages that insert drawings without React. Their style sheet applies. `id` prefixes element ids. */
export function writeInlineSvg(drawing: Drawing, id: string, title: string): string {
  const { width, height, description } = drawing;
  return (
    `<svg role="img" aria-labelledby="${id}-title ${id}-description" class="piece-drawing" viewBox="0 0 ${width} ${height}">` +
    `<title id="${id}-title">${escapeMarkup(title)}</title><desc id="${id}-description">${escapeMarkup(description)}</desc>` +
    `${writeMarks(drawing)}</svg>`
  );
}
