import type { ReactNode } from "react";
import { serviceTemplate } from "~/content/service-template";
import type { ServicePage } from "./service-page.server";

export function WorkingNotes({ service }: { service: ServicePage }) {
  const { headings } = serviceTemplate;
  return (
    <div className="grid gap-x-16 lg:grid-cols-2 xl:gap-x-24">
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
      <Note title={headings.climate} isOnPaper={false}>
        <p>{service.climate}</p>
      </Note>
    </div>
  );
}

function Note({
  title,
  isOnPaper = true,
  children,
}: {
  title: string;
  isOnPaper?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      data-no-print={isOnPaper ? undefined : ""}
      className="grid break-inside-avoid gap-x-8 gap-y-3 border-steel-400 border-t py-7 sm:grid-cols-[9rem_minmax(0,1fr)] xl:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <h2 className="text-title">{title}</h2>
      <div className="measure">{children}</div>
    </section>
  );
}
