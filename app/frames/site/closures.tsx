import type { ShownFirm } from "~/business/shown-firm.server";
import { footerTexts } from "~/content/navigation";

export function Closures({ closures }: { closures: ShownFirm["closures"] }) {
  if (closures.length === 0) return null;
  return (
    <ul className="figures mt-3 grid gap-1 text-sm">
      {closures.map(({ label, from, days }) => (
        <li key={`${from} ${label}`}>{`${footerTexts.closed} ${days}: ${label}`}</li>
      ))}
    </ul>
  );
}
