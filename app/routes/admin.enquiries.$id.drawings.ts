import { adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { currentPieces } from "~/enquiries/current-pieces";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { readFirm } from "~/firm/firm.server";
import { isWordmark } from "~/firm/logo";
import { type LogoFile, readLogoFile } from "~/firm/logo.server";
import { notFound, orNotFound, readId } from "~/http/read-request";
import { drawPiece } from "~/sizes/draw-piece";
import { writeSheets } from "~/sizes/drawing-files.server";
import { findKind } from "~/sizes/kinds";
import { isInFeet, isMeasured } from "~/sizes/piece-list";
import { formatDay } from "~/time/format-day";

export const loader = adminLoader(async ({ params }) => {
  const enquiry = orNotFound(await findEnquiry(db, readId(params)));
  const { id, name, town, createdAt } = enquiry;
  const list = orNotFound(currentPieces(enquiry).list);
  const [{ business }, logo] = await Promise.all([readFirm(db), readLogoFile(db)]);
  const measured = list.pieces.filter((piece) => isMeasured(piece) && findKind(piece.kind).draw);
  const drawings = measured.flatMap((piece, index) => {
    const block = {
      firm: business.name,
      logo: logo && showOnSheet(logo),
      phone: business.phone.display,
      customer: [name, town].filter(Boolean).join(", "),
      enquiry: String(id),
      drawing: `${index + 1} of ${measured.length}`,
      date: formatDay(createdAt),
    };
    return drawPiece(piece, "paper", { feet: isInFeet(list), block }) ?? [];
  });
  if (drawings.length === 0) throw notFound();
  return new Response(await writeSheets(`Enquiry ${id}: drawings`, drawings), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      // The page contains everything it shows.
      "Content-Security-Policy":
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "Cache-Control": "private, no-store",
    },
  });
});

function showOnSheet(file: LogoFile) {
  const { content, width, height, ground } = file;
  const href = `data:image/png;base64,${content.toString("base64")}`;
  return { href, width, height, needsPlate: ground === "dark", replacesName: isWordmark(file) };
}
