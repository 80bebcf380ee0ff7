import { messages } from "~/content/messages";
import type { EditableGalleryItem } from "~/items/gallery-item";
import type { RefusedItem } from "~/items/item-form.server";
import { TextArea } from "~/ui/form/field";
import { ItemDialog } from "./item-dialog";

interface GalleryItemDialogProps {
  title: string;
  submit: string;
  closeTo: string;
  /** Absent for a new one. */
  item?: EditableGalleryItem;
  submission?: string;
  refused: RefusedItem | undefined;
}

/** The dialog in which a gallery item is added or changed. */
export function GalleryItemDialog({ item, ...dialog }: GalleryItemDialogProps) {
  return (
    <ItemDialog
      {...dialog}
      stored={item ? { title: item.title, content: item.content, alt: item.alt ?? "" } : {}}
      image={item?.image ?? null}
      version={item?.version}
      needsImage={!item}
      words={messages.gallery.validation}
    >
      {({ valueFor, errorFor }) => (
        <TextArea
          name="content"
          label="Description"
          required
          maxLength={5000}
          defaultValue={valueFor("content")}
          error={errorFor("content")}
        />
      )}
    </ItemDialog>
  );
}
