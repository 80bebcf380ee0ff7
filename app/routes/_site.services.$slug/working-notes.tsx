import type { ReactNode } from "react";
import { serviceTemplate } from "~/content/pages";
import type { ServicePage } from "./service-page.server";

/** Finishes, fixing, care and climate: notes in the margin of the drawing, each with its heading at the side. */
export function WorkingNotes({ service }: { service: ServicePage }) {
  const { headings } = serviceTemplate;
  return (
    <div className="grid">
      <Note title={headings.finishes}>
        <ul className="flex flex-wrap gap-x-2.5">
          {service.finishes.map((finish) => (
            <li
              key={finish}
              className="after:ml-2.5 after:text-steel-400 after:content-['·'] last:after:content-none"
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
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid break-inside-avoid gap-x-8 gap-y-3 border-steel-400 border-t py-7 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 className="text-title">{title}</h2>
      <div className="measure">{children}</div>
    </section>
  );
}
