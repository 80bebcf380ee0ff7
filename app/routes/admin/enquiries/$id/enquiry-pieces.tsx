import { pieceListTexts, piecesTexts } from "~/content/pieces";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";
import { hasWhatsApp } from "~/features/enquiries/phone";
import { toChatUrl } from "~/features/enquiries/reply-urls";
import type { ShownPiece, ShownPieces } from "~/features/enquiries/show-pieces.server";
import { useRootData } from "~/frames/site/use-root-data";
import { Icon } from "~/platform/ui/icon";
import { PieceDrawing } from "~/sizes/piece-drawing";
import { EnquiryPanel } from "./enquiry-message";

interface EnquiryPiecesProps {
  enquiry: Pick<Enquiry, "id" | "name" | "phone">;
  shownPieces: ShownPieces;
}

export function EnquiryPieces({ enquiry, shownPieces }: EnquiryPiecesProps) {
  const { isUnmeasured, isMeasured, pieces, notMeasuredText, text, hasSheets, unreadable, like } =
    shownPieces;
  return (
    <EnquiryPanel title={isMeasured ? "Measured sizes" : pieceListTexts.heading}>
      {like ? (
        <p className="text-sm wrap-anywhere">
          {`${pieceListTexts.like} `}
          {like.path ? (
            <a href={like.path} className="text-link">
              {like.title}
            </a>
          ) : (
            like.title
          )}
          {` (${like.kind})`}
        </p>
      ) : null}
      {isUnmeasured ? (
        <p className="flex items-start gap-2 text-sm">
          <Icon name="pin" className="mt-0.5 size-4.5 text-steel-600" />
          {pieceListTexts.unmeasured}
        </p>
      ) : null}
      {pieces.map((piece) => (
        <PieceEntry key={piece.title} piece={piece} />
      ))}
      {notMeasuredText ? (
        <p className="border-steel-300 border-l-2 pl-3 wrap-anywhere text-sm">
          <span className="text-steel-600">Requested, not measured: </span>
          {notMeasuredText}
        </p>
      ) : null}
      {unreadable === null ? null : (
        <div className="text-sm">
          <p>{pieceListTexts.newer}</p>
          <pre className="mt-2 overflow-x-auto border border-steel-200 bg-mist p-3 text-caption">
            {unreadable}
          </pre>
        </div>
      )}
      {text ? <PieceActions enquiry={enquiry} text={text} hasSheets={hasSheets} /> : null}
    </EnquiryPanel>
  );
}

function PieceEntry({ piece }: { piece: ShownPiece }) {
  const { title, sizes, assumedText, requestedDifferences, remark, facts, warnings, drawings } = piece;
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3 border-steel-100 border-t pt-4">
      <h4 className="display-face text-base tracking-normal">{title}</h4>
      {drawings ? (
        // Firefox does not print the content of a size container.
        <div className="@container -mx-4 print:mx-0 print:[container-type:normal] sm:-mx-5">
          <PieceDrawing
            drawing={drawings.small}
            title={title}
            className="mx-auto max-w-[26rem] print:hidden @min-[45rem]:hidden"
          />
          <PieceDrawing
            drawing={drawings.wide}
            title={title}
            className="hidden print:block @min-[45rem]:block"
          />
        </div>
      ) : null}
      {assumedText ? <p className="text-sm text-warn">{assumedText}</p> : null}
      <div className="grid grid-cols-1 gap-x-8 gap-y-3 print:grid-cols-2 xl:grid-cols-2">
        <Table title={pieceListTexts.sizes} rows={sizes} />
        <Table title={piecesTexts.calculated} rows={facts} />
      </div>
      {remark ? (
        <p className="measure border-steel-300 border-l-2 pl-3 wrap-anywhere text-sm">{remark}</p>
      ) : null}
      {requestedDifferences ? <RequestedSizes differences={requestedDifferences} /> : null}
      {warnings.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {warnings.map(({ message, reason }) => (
            <li key={message} className="flex gap-2">
              <Icon name="warning" className="mt-0.5 size-4.5 text-warn" />
              <span className="min-w-0">
                <strong className="font-semibold">{message}</strong>
                {` ${reason}`}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Lists the requested values that differ from the measured piece. */
function RequestedSizes({
  differences: { count, sizes, remark },
}: {
  differences: NonNullable<ShownPiece["requestedDifferences"]>;
}) {
  const rows = [
    ...(count === null ? [] : [{ label: "How many", value: String(count) }]),
    ...sizes,
    ...(remark ? [{ label: pieceListTexts.remark, value: remark }] : []),
  ];
  return (
    <div className="border-steel-300 border-l-2 pl-3">
      <Table title="The customer asked for" rows={rows} />
    </div>
  );
}

function Table({ title, rows }: { title: string; rows: readonly { label: string; value: string }[] }) {
  if (rows.length === 0) return null;
  return (
    <table className="figures w-full self-start text-sm">
      <caption className="caption pb-1 text-left text-steel-600">{title}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-steel-200 border-t">
            <th scope="row" className="py-1.5 pr-4 text-left align-top font-normal text-steel-600">
              {label}
            </th>
            <td className="py-1.5 text-right align-top">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PieceActionsProps {
  enquiry: EnquiryPiecesProps["enquiry"];
  text: string;
  hasSheets: boolean;
}

function PieceActions({ enquiry: { id, name, phone }, text, hasSheets }: PieceActionsProps) {
  const { business } = useRootData();
  const message = pieceListTexts.chat({ name, business: business.name, pieces: text });
  return (
    <div className="flex flex-wrap items-center gap-2 border-steel-100 border-t pt-4" data-no-print="">
      {phone && hasWhatsApp(phone) ? (
        <a href={toChatUrl(phone, message)} target="_blank" rel="noreferrer" className={actionStyle}>
          <Icon name="whatsapp" className="size-4.5" />
          {pieceListTexts.send}
        </a>
      ) : null}
      {hasSheets ? (
        <a href={`/admin/enquiries/${id}/drawings`} target="_blank" rel="noreferrer" className={actionStyle}>
          <Icon name="document" className="size-4.5" />
          {pieceListTexts.print}
        </a>
      ) : null}
    </div>
  );
}

const actionStyle =
  "inline-flex min-h-11 items-center gap-2 rounded-sm border border-steel-300 px-3 text-sm hover:border-graphite";
