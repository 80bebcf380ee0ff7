import { messages } from "~/content/messages";
import { pieceWords } from "~/content/pages";
import type { Project } from "~/items/project";
import { formatMonth } from "~/site/format-date";
import { TitleBlock } from "~/site/title-block";
import { PictureCard } from "./picture-card";

interface ProjectCardProps {
  project: Project;
  /** The address of the detail view. */
  to: string;
  heading: "h2" | "h3";
}

/** A project in a grid: picture, title, description, location and month (specification, section 2). */
export function ProjectCard({ project, ...rest }: ProjectCardProps) {
  return (
    <PictureCard {...rest} title={project.title} image={project.image}>
      <p className="mt-2 mb-4 line-clamp-3 text-sm text-steel-600">{project.description}</p>
      <TitleBlock cells={projectFacts(project)} className="mt-auto" />
    </PictureCard>
  );
}

/** Where and when, as the card and the detail view show it. */
export function projectFacts({ location, createdAt }: Project) {
  return [
    { label: pieceWords.location, value: location ?? messages.notAvailable },
    { label: pieceWords.date, value: formatMonth(createdAt) },
  ];
}
