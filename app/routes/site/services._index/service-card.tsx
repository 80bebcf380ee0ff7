import { Link } from "@remix-run/react";
import type { ServiceSummary } from "~/content/service-summary.server";
import { Picture } from "~/platform/images/picture";
import { joinClasses } from "~/platform/ui/join-classes";

interface ServiceCardProps {
  service: ServiceSummary;
  sizes: string;
  ratio?: string;
  isCompact?: boolean;
}

export function ServiceCard({ service, sizes, ratio = "aspect-3/2", isCompact = false }: ServiceCardProps) {
  return (
    <article
      className={joinClasses(
        "group relative",
        isCompact && "max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:items-start max-sm:gap-4",
      )}
    >
      <Picture
        // Screen readers already read the name of the service in the heading below.
        source={{ ...service.picture, alt: "" }}
        sizes={sizes}
        className={joinClasses(
          ratio,
          isCompact && "max-sm:aspect-square",
          "[&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.03]",
        )}
      />
      <div className={isCompact ? "sm:mt-4" : "mt-4"}>
        <h3 className="text-title">
          <Link
            to={service.to}
            viewTransition
            prefetch="intent"
            className="stretched underline-offset-4 group-hover:underline"
          >
            {service.title}
          </Link>
        </h3>
        <p className="mt-1.5 max-w-[46ch] text-sm text-steel-600">{service.lead}</p>
      </div>
    </article>
  );
}
