import type { ReactNode } from "react";
import { joinClasses } from "~/platform/ui/join-classes";
import { PieceDrawing } from "~/sizes/piece-drawing";
import type { ShownLine } from "./show-line.server";
import type { ShownQuotation } from "./show-quotation.server";

/** A table on paper and wide screens, a card for each line on phones. */
export function LineTable({ lines, amountLabel }: Pick<ShownQuotation, "lines" | "amountLabel">) {
  const hasPrices = lines.some(({ amount }) => amount !== "");
  const hasGst = lines.some(({ gst }) => gst !== "");
  const columns = [
    { name: "hsn", label: "HSN/SAC" },
    { name: "quantity", label: "Quantity" },
    { name: "unit", label: "Unit" },
    ...(hasPrices ? [{ name: "rate", label: "Rate" } as const] : []),
    ...(hasPrices ? [{ name: "amount", label: amountLabel } as const] : []),
    ...(hasGst ? [{ name: "gst", label: "GST" } as const] : []),
  ] as const;
  return (
    <table className="figures block w-full text-sm sm:table print:table">
      <thead className="hidden sm:table-header-group print:table-header-group">
        <tr className="text-steel-600">
          <th className="pb-2 text-left font-normal">Description</th>
          {columns.map(({ name, label }) => (
            <th
              key={name}
              className={joinClasses("pb-2 pl-3 font-normal", isText(name) ? "text-left" : "text-right")}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {lines.map((line, index) => (
        <tbody
          key={line.id}
          className="block break-inside-avoid border-steel-200 border-t sm:table-row-group print:table-row-group"
        >
          <tr className="grid gap-y-0.5 pt-4 sm:table-row print:table-row">
            <td className="block wrap-anywhere pb-1 text-base sm:table-cell sm:pt-3 print:table-cell">
              <span className="text-steel-600">{`${String(index + 1).padStart(2, "0")} `}</span>
              {line.description}
              {line.offer ? <span className="caption block text-spark-ink">{line.offer}</span> : null}
            </td>
            {columns.map(({ name, label }) => (
              <Cell key={name} label={label} isText={isText(name)} isOnCards={name !== "unit"}>
                {name === "amount" ? <strong>{line.amount}</strong> : line[name]}
                {name === "quantity" ? (
                  <span className="sm:hidden print:hidden">{` ${line.unit}`}</span>
                ) : null}
              </Cell>
            ))}
          </tr>
          <tr className="block sm:table-row print:table-row">
            <td colSpan={columns.length + 1} className="block pt-2 pb-4 sm:table-cell print:table-cell">
              <LineDetails line={line} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

const isText = (name: string) => name === "hsn" || name === "unit";

interface CellProps {
  label: string;
  isText: boolean;
  /** On phones. */
  isOnCards: boolean;
  children: ReactNode;
}

function Cell({ label, isText, isOnCards, children }: CellProps) {
  return (
    <td
      className={joinClasses(
        isOnCards ? "flex" : "hidden",
        "justify-between gap-4 whitespace-nowrap sm:table-cell sm:pt-3 sm:pl-3 sm:align-top print:table-cell print:pl-3 print:align-top",
        isText ? "sm:text-left print:text-left" : "sm:text-right print:text-right",
      )}
    >
      <span className="text-steel-600 sm:hidden print:hidden">{label}</span>
      <span translate="no">{children}</span>
    </td>
  );
}

function LineDetails({ line }: { line: ShownLine }) {
  const { description, material, sizes, minimum, remark, drawing } = line;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 text-steel-600">
      {drawing ? (
        <PieceDrawing
          drawing={drawing}
          title={description}
          className="mx-auto w-full max-w-[17.25rem] sm:mx-0 print:w-[73mm]"
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-56">
        {material ? <p>{`Material: ${material}`}</p> : null}
        {sizes ? (
          <p translate="no" className="wrap-anywhere">
            {sizes}
          </p>
        ) : null}
        {minimum ? <p className="figures">{minimum}</p> : null}
        {remark ? <p className="wrap-anywhere">{`Remark: ${remark}`}</p> : null}
      </div>
    </div>
  );
}
