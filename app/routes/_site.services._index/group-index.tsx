import { servicesPage } from "~/content/pages";
import type { RegisterGroup } from "./register.server";

/** The register of the page: seven links down to the groups, each with the number of its services. */
export function GroupIndex({ groups }: { groups: readonly RegisterGroup[] }) {
  return (
    <nav aria-label={servicesPage.groups} className="shell pt-12 lg:pt-16">
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ id, number, name, services }) => (
          <li key={id} className="border-steel-300 border-t">
            <a href={`#${id}`} className="group flex min-h-12 items-center gap-4 py-2.5">
              <span aria-hidden="true" className="caption figures text-steel-600">
                {number}
              </span>
              <span className="display-face text-sm tracking-normal underline-offset-4 group-hover:underline">
                {name}
              </span>
              <span className="caption figures text-steel-600 lg:ml-auto">
                <span className="sr-only">{servicesPage.count(services.length)}</span>
                <span aria-hidden="true">{services.length}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
