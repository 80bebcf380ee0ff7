import { keepTogether } from "~/content/keep-together";
import type { ServiceSlug } from "~/content/service-index";
import { serviceTemplate } from "~/content/service-template";
import { drawPiece } from "~/sizes/draw-piece";
import { proposePiece } from "~/sizes/service-pieces";
import { workOut } from "~/sizes/work-out";
import { writeInlineSvg } from "~/sizes/write-svg";

/**
 * The drawing of a service with its usual sizes, finished for narrow and for wide columns, and what follows from them; null for
 * work that is told in words.
 */
export function drawTypicalSizes(slug: ServiceSlug, title: string) {
  const piece = proposePiece(slug);
  const [small, wide] = [
    drawPiece(piece, "small", { feet: false }),
    drawPiece(piece, "wide", { feet: true }),
  ];
  if (!small || !wide) return null;
  const name = serviceTemplate.sizes.drawing(title);
  return {
    small: writeInlineSvg(small, "small-drawing", name),
    wide: writeInlineSvg(wide, "wide-drawing", name),
    facts: keepTogether(workOut(piece).facts),
  };
}
