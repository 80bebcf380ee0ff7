import { Link } from "@remix-run/react";
import type { ServiceSummary } from "~/content/service-summary.server";
import { serviceTemplate } from "~/content/service-template";
import { Picture } from "~/platform/images/picture";
import { Icon } from "~/platform/ui/icon";
import { Section } from "./sections";

export function RelatedServices({
  number,
  services,
}: {
  number: string;
  services: readonly ServiceSummary[];
}) {
  return (
    <Section number={number} title={serviceTemplate.headings.related} isPrinted={false}>
      <ul className="grid grid-cols-1 gap-x-10 border-steel-200 border-b sm:grid-cols-3">
        {services.map(({ to, title, picture }) => (
          <li key={to} className="border-steel-200 border-t">
            <Link to={to} className="group flex min-h-16 items-center gap-4 py-2">
              <Picture
                source={{ ...picture, alt: "" }}
                sizes="96px"
                className="aspect-4/3 w-[min(4rem,20vw)] lg:w-20 shrink-0"
              />
              <span className="min-w-0 flex-1 wrap-anywhere underline-offset-4 group-hover:underline">
                {title}
              </span>
              <Icon name="arrow-right" className="size-5 text-steel-500" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
