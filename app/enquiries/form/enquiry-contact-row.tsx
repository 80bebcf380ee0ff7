import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon";

/** The look of a link in a contact panel. */
export const contactLink =
  "inline-flex min-h-11 items-center gap-2 underline decoration-current/40 underline-offset-[0.3em] hover:decoration-current";

/** One way to reach the business, a row of a contact panel's `<dl>`. */
export function EnquiryContactRow({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[2.5rem_1fr] content-start border-steel-700 border-t py-4">
      <dt className="caption col-start-2 text-steel-300">
        <Icon name={icon} className="absolute -ml-10 size-6" />
        {label}
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  );
}
