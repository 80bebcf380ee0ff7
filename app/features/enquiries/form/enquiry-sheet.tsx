import type { ReactNode } from "react";
import { Icon, type IconName } from "~/platform/ui/icon";

interface EnquirySheetProps {
  form: ReactNode;
  panel: ReactNode;
  /** Uses two thirds of the page, for drawings. */
  isWide?: boolean;
}

export function EnquirySheet({ form, panel, isWide = false }: EnquirySheetProps) {
  return (
    <div
      className={
        isWide
          ? "enquiry-wide lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
          : "lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      }
    >
      <div className="enquiry-form">{form}</div>
      <div className="bg-graphite text-paper">
        <div className="enquiry-panel lg:sticky lg:top-20">{panel}</div>
      </div>
    </div>
  );
}

export const contactLinkClasses =
  "inline-flex min-h-11 items-center gap-2 underline decoration-current/40 underline-offset-[0.3em] hover:decoration-current";

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
      <dd className="wrap-anywhere col-start-2">{children}</dd>
    </div>
  );
}
