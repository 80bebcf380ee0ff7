import type { ReactNode } from "react";

/** A form on paper with a panel of contacts on graphite beside it; below it on phones. */
export function EnquirySheet({ form, panel }: { form: ReactNode; panel: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="enquiry-form">{form}</div>
      <div className="bg-graphite text-paper">
        <div className="enquiry-panel lg:sticky lg:top-20">{panel}</div>
      </div>
    </div>
  );
}
