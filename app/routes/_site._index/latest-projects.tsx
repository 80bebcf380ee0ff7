import { latestProjectsSection } from "~/content/home";
import type { Project } from "~/items/kinds";
import { ProjectCard } from "~/items/public/item-card";
import { SectionHeading } from "~/site/section-heading";
import { ButtonLink } from "~/ui/button";

export function LatestProjects({ projects }: { projects: readonly Project[] }) {
  const { heading, text, action, empty } = latestProjectsSection;
  return (
    <section aria-labelledby="latest-projects" className="band">
      <div className="shell">
        <SectionHeading number="03" id="latest-projects" title={heading} text={text} />
        {projects.length > 0 ? (
          <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
            {projects.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} to={`/?project=${project.id}`} heading="h3" />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-lead text-steel-600">{empty}</p>
        )}
        <ButtonLink to={action.to} variant="secondary" icon="arrow-right" className="mt-12">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
