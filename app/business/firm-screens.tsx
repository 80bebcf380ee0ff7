import { Link } from "@remix-run/react";
import { type FirmScreen, firmScreens, getFirmPath } from "./firm-fields";
import { firmLabels } from "./firm-labels";

const screens = [
  ...firmScreens.map((name) => ({ name, to: getFirmPath(name), label: firmLabels.screens[name] })),
  { name: "logo", to: "/admin/firm/logo", label: "Logo" },
  { name: "history", to: "/admin/firm/history", label: "History" },
] as const;

export function FirmScreens({ current }: { current: FirmScreen | "logo" | "history" }) {
  return (
    <nav aria-label={firmLabels.heading} className="flex flex-wrap gap-2">
      {screens.map(({ name, to, label }) => (
        <Link
          key={name}
          to={to}
          aria-current={name === current ? "page" : undefined}
          className="inline-flex min-h-11 items-center rounded-sm border border-steel-300 bg-paper px-3 text-sm hover:border-graphite aria-[current]:border-graphite aria-[current]:bg-plate aria-[current]:text-paper"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
