import type { ReactNode } from "react";
import { serviceTemplate } from "~/content/service-template";
import { Icon } from "~/platform/ui/icon";
import { Section } from "./sections";
import type { ServicePage } from "./service-page.server";

/** Collapsed, because few readers need them. Print shows them open. */
export function WorkingNotes({ number, service }: { number: string; service: ServicePage }) {
  const { headings } = serviceTemplate;
  return (
    <Section number={number} title={headings.notes}>
      {/* Two columns on phones. An open note spans both. */}
      <div className="grid gap-x-5 border-steel-200 border-b max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))]">
        <Note title={headings.finishes}>
          {/* The dot before the first item of each line is clipped. */}
          <ul className="flex flex-wrap overflow-x-clip">
            {service.finishes.map((finish) => (
              <li
                key={finish}
                className="-ml-6 mr-6 before:inline-block before:w-6 before:text-center before:text-steel-400 before:content-['·']"
              >
                {finish}
              </li>
            ))}
          </ul>
        </Note>
        <Note title={headings.fixing}>
          <p>{service.fixing}</p>
        </Note>
        <Note title={headings.care}>
          <ul className="grid gap-2">
            {service.care.map((advice) => (
              <li key={advice} className="flex gap-3 before:text-steel-400 before:content-['–']">
                {advice}
              </li>
            ))}
          </ul>
        </Note>
        <Note title={headings.climate} isPrinted={false}>
          <p>{service.climate}</p>
        </Note>
      </div>
    </Section>
  );
}

function Note({
  title,
  isPrinted = true,
  children,
}: {
  title: string;
  isPrinted?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      data-no-print={isPrinted ? undefined : ""}
      className="group break-inside-avoid border-steel-200 border-t max-sm:open:col-span-2"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2.5 lg:min-h-14 print:min-h-0 print:py-0 hover:text-spark-ink">
        <h3 className="text-title tracking-normal max-sm:text-base">{title}</h3>
        <Icon name="plus" className="size-5 transition-transform group-open:rotate-45" />
      </summary>
      <div className="measure pb-6 text-steel-700 print:pb-1">{children}</div>
    </details>
  );
}
