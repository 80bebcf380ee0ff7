import { serviceTemplate } from "~/content/service-template";
import { Icon } from "~/platform/ui/icon";
import { Section } from "./sections";
import type { ServicePage } from "./service-page.server";

/** Only CSS moves the parts. */
export function OpenedJoint({ number, joint }: { number: string; joint: NonNullable<ServicePage["joint"]> }) {
  const { joint: labels } = serviceTemplate;
  return (
    <Section number={number} title={joint.title} isPrinted={false}>
      <div className="joint sheet grid grid-cols-1 gap-px bg-steel-200 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-1 content-between gap-4 bg-paper lg:gap-6 p-5 lg:p-8">
          <p className="max-w-[52ch] text-steel-700">{joint.text}</p>
          <div
            className="px-2"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server from its own drawings.
            dangerouslySetInnerHTML={{ __html: joint.svg }}
          />
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 text-sm" data-no-print>
            <input type="checkbox" className="joint-switch size-5 accent-graphite" />
            {labels.switch}
          </label>
        </div>
        <ol className="grid content-start gap-x-5 bg-paper p-5 max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] lg:p-8">
          {joint.parts.map(({ name, grade, size, purpose }, index) => (
            <li
              key={name}
              className="border-steel-200 border-b max-sm:has-[[open]]:col-span-2 sm:first:border-t"
            >
              <details className="group">
                <summary className="flex min-h-12 items-center gap-2 py-1.5 sm:gap-4 hover:text-spark-ink">
                  <span aria-hidden="true" className="caption figures w-4 text-steel-600">
                    {index + 1}
                  </span>
                  <h3 className="min-w-0 flex-1 wrap-anywhere font-semibold leading-tight max-sm:text-sm">
                    {name}
                  </h3>
                  <Icon name="plus" className="size-5 transition-transform group-open:rotate-45" />
                </summary>
                <div className="pb-5 pl-8">
                  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
                    <dt className="caption pt-0.5 text-steel-600">{labels.grade}</dt>
                    <dd className="figures">{grade}</dd>
                    <dt className="caption pt-0.5 text-steel-600">{labels.size}</dt>
                    <dd className="figures">{size}</dd>
                  </dl>
                  <p className="measure mt-2.5 text-steel-700">{purpose}</p>
                </div>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
