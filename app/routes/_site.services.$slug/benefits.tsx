import { serviceTemplate } from "~/content/service-template";
import { Icon } from "~/ui/icon";
import { Section } from "./section";

/** What the customer has of it. */
export function Benefits({ number, benefits }: { number: string; benefits: readonly string[] }) {
  return (
    <Section number={number} title={serviceTemplate.headings.benefits} isOnPaper={false}>
      <ul className="grid gap-x-10 border-steel-200 border-b sm:max-lg:grid-cols-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3.5 border-steel-200 border-t py-3.5">
            <Icon name="check" className="mt-0.5 size-5 text-steel-500" />
            {benefit}
          </li>
        ))}
      </ul>
    </Section>
  );
}
