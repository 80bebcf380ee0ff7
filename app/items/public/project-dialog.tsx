import type { Project } from "~/items/project";
import { TitleBlock } from "~/site/title-block";
import { DetailDialog } from "./detail-dialog";
import { projectFacts } from "./project-card";
import type { Steps } from "./step-links";

interface ProjectDialogProps {
  project: Project;
  /** Where closing leads. */
  closeTo: string;
  steps?: Steps;
}

/** A project in full, over the page it was chosen on: /project, or the latest projects of the home page. */
export function ProjectDialog({ project, closeTo, steps }: ProjectDialogProps) {
  return (
    <DetailDialog title={project.title} image={project.image} closeTo={closeTo} steps={steps}>
      <p className="whitespace-pre-line">{project.description}</p>
      <TitleBlock cells={projectFacts(project)} />
    </DetailDialog>
  );
}
