import { pieceListTexts } from "~/content/pieces";
import type { Receipt } from "~/features/enquiries/receipt.server";
import { ButtonLink } from "~/platform/ui/button";
import { PieceDrawing } from "~/sizes/piece-drawing";

/** The requested items as they were stored. */
export function ReceiptPieces({ receipt: { pieces, isUnmeasured, pdf } }: { receipt: Receipt }) {
  if (pieces.length === 0 && !isUnmeasured) return null;
  return (
    <section aria-labelledby="receipt-pieces">
      <h3 id="receipt-pieces" className="caption text-steel-600">
        {pieceListTexts.heading}
      </h3>
      {isUnmeasured ? <p className="mt-3">{pieceListTexts.unmeasured}</p> : null}
      <ol className="mt-3 border-steel-300 border-b">
        {pieces.map(({ title, sizes, assumedText, remark, facts, drawing }) => (
          <li key={title} className="grid gap-3 break-inside-avoid border-steel-300 border-t py-4">
            <h4 className="display-face text-base tracking-normal wrap-anywhere">{title}</h4>
            {sizes ? <p className="figures wrap-anywhere">{sizes}</p> : null}
            {drawing ? <PieceDrawing drawing={drawing} title={title} className="max-w-[26rem]" /> : null}
            {assumedText ? <p className="text-sm">{assumedText}</p> : null}
            <dl className="figures grid gap-x-6 text-sm sm:grid-cols-2">
              {facts.map(({ label, value }) => (
                <div key={label} className="flex justify-between gap-4 border-steel-200 border-b py-1.5">
                  <dt className="text-steel-600">{label}</dt>
                  <dd className="text-right">{value}</dd>
                </div>
              ))}
            </dl>
            {remark ? (
              <p className="border-steel-300 border-l-2 pl-3 wrap-anywhere text-sm">{remark}</p>
            ) : null}
          </li>
        ))}
      </ol>
      {pdf ? (
        <p className="mt-4" data-no-print>
          <ButtonLink variant="secondary" icon="download" to={pdf} reloadDocument>
            {pieceListTexts.pdf}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}
