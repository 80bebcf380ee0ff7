import { Link } from "@remix-run/react";
import { Icon, type IconName } from "~/ui/icon";

interface CountCardProps {
  to: string;
  icon: IconName;
  label: string;
  count: number;
}

export function CountCard({ to, icon, label, count }: CountCardProps) {
  return (
    <li className="sheet relative flex items-center gap-4 p-4 hover:border-steel-400 sm:p-5">
      <Icon name={icon} className="size-7 text-steel-500" />
      <Link
        to={to}
        className="stretched flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 sm:block"
      >
        <span className="block text-sm text-steel-600">{label}</span>
        <span className="display-face figures block text-heading">{count}</span>
      </Link>
      <Icon name="chevron-right" className="size-5 text-steel-500" />
    </li>
  );
}
