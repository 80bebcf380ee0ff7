import { useLocation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { serviceTemplate } from "~/content/service-template";
import { SectionHeading } from "~/frames/site/section-heading";
import { Icon } from "~/platform/ui/icon";
import type { Question } from "./service-facts";
import type { ServicePage } from "./service-page.server";

export function Section({
  number,
  title,
  isPrinted = true,
  children,
}: {
  number: string;
  title: string;
  isPrinted?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-no-print={isPrinted ? undefined : ""}>
      <SectionHeading id={id} number={number} title={title} />
      {children}
    </section>
  );
}

export function AboutService({ paragraphs }: { paragraphs: readonly string[] }) {
  const [lead, ...others] = paragraphs;
  return (
    <div className="shell grid gap-x-16 gap-y-6 py-10 lg:grid-cols-12 lg:py-20">
      <p className="max-w-[40ch] text-title font-normal leading-normal tracking-normal lg:col-span-6">
        {lead}
      </p>
      <div
        data-no-print=""
        className="grid content-start gap-5 sm:grid-cols-2 sm:gap-x-10 lg:col-span-6 lg:grid-cols-1"
      >
        {others.map((paragraph) => (
          <p key={paragraph} className="measure text-steel-700">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}

export function Benefits({ number, benefits }: { number: string; benefits: readonly string[] }) {
  return (
    <Section number={number} title={serviceTemplate.headings.benefits} isPrinted={false}>
      <ul className="grid gap-x-10 border-steel-200 border-b sm:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3.5 border-steel-200 border-t py-2.5 lg:py-3.5">
            <Icon name="check" className="mt-0.5 size-5 text-steel-500" />
            {benefit}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function SpecificationTable({ number, rows }: { number: string; rows: ServicePage["specification"] }) {
  return (
    <Section number={number} title={serviceTemplate.headings.specification}>
      <dl className="grid gap-x-16 border-steel-200 border-b lg:grid-cols-2 xl:gap-x-24">
        {Object.entries(rows).map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-8 gap-y-1 border-steel-200 border-t py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)] lg:py-3.5"
          >
            <dt className="caption pt-1 text-steel-600">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The question that a link leads to is open. */
export function Questions({ number, questions }: { number: string; questions: readonly Question[] }) {
  const { hash } = useLocation();
  return (
    <Section number={number} title={serviceTemplate.headings.questions} isPrinted={false}>
      <div className="border-steel-200 border-b">
        {questions.map(({ id, question, answer }) => (
          <details
            key={question}
            id={id}
            open={id !== undefined && hash === `#${id}`}
            className="group scroll-mt-24 border-steel-200 border-t"
          >
            <summary className="flex min-h-12 items-center justify-between gap-6 py-2.5 lg:min-h-14 hover:text-spark-ink">
              <h3 className="text-title tracking-normal max-sm:text-base">{question}</h3>
              <Icon name="plus" className="size-5 transition-transform group-open:rotate-45" />
            </summary>
            <p className="measure whitespace-pre-line pb-6 text-steel-700">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
