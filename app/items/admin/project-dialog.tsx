import { messages } from "~/content/messages";
import type { RefusedItem } from "~/items/item-form.server";
import type { EditableProject } from "~/items/project";
import { TextArea, TextField } from "~/ui/form/field";
import { ItemDialog } from "./item-dialog";

interface ProjectDialogProps {
  title: string;
  submit: string;
  closeTo: string;
  /** Absent for a new one. */
  project?: EditableProject;
  submission?: string;
  refused: RefusedItem | undefined;
}

/** The dialog in which a project is added or changed. */
export function ProjectDialog({ project, ...dialog }: ProjectDialogProps) {
  const stored = project && {
    title: project.title,
    location: project.location ?? "",
    description: project.description,
    alt: project.alt ?? "",
  };
  return (
    <ItemDialog
      {...dialog}
      stored={stored ?? {}}
      image={project?.image ?? null}
      version={project?.version}
      needsImage={!project}
      words={messages.project.validation}
    >
      {({ valueFor, errorFor }) => (
        <>
          <TextField
            name="location"
            label="Location"
            required
            maxLength={200}
            defaultValue={valueFor("location")}
            error={errorFor("location")}
          />
          <TextArea
            name="description"
            label="Description"
            required
            maxLength={5000}
            defaultValue={valueFor("description")}
            error={errorFor("description")}
          />
        </>
      )}
    </ItemDialog>
  );
}
