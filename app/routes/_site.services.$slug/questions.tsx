import { serviceTemplate } from "~/content/service-template";
import { Icon } from "~/ui/icon";
import { Section } from "./section";
import type { ServicePage } from "./service-page.server";

/** What people ask; each answer unfolds. */
export function Questions({ number, questions }: { number: string; questions: ServicePage["questions"] }) {
  return (
    <Section number={number} title={serviceTemplate.headings.questions} isOnPaper={false}>
      <div className="border-steel-200 border-b">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-steel-200 border-t">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 hover:text-spark-ink">
              <h3 className="text-title tracking-normal">{question}</h3>
              <Icon name="plus" className="size-5 transition-transform group-open:rotate-45" />
            </summary>
            <p className="measure pb-6 text-steel-700">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
