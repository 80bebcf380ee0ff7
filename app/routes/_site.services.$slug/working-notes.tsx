import type { ReactNode } from "react";
import { serviceTemplate } from "~/content/service-template";
import { Icon } from "~/ui/icon";
import { Section } from "./sections";
import type { ServicePage } from "./service-page.server";

/** Folded: they answer questions of a few readers. */
export function WorkingNotes({ number, service }: { number: string; service: ServicePage }) {
  const { headings } = serviceTemplate;
  return (
    <Section number={number} title={headings.notes} isOnPaper={false}>
      <div className="border-steel-200 border-b">
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
        <Note title={headings.climate}>
          <p>{service.climate}</p>
        </Note>
      </div>
    </Section>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group break-inside-avoid border-steel-200 border-t">
      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 hover:text-spark-ink">
        <h3 className="text-title tracking-normal">{title}</h3>
        <Icon name="plus" className="size-5 transition-transform group-open:rotate-45" />
      </summary>
      <div className="measure pb-6 text-steel-700">{children}</div>
    </details>
  );
}
