import * as messages from "~/content/admin-messages";
import { itemFormWords, MOST_PROJECT_PICTURES } from "~/content/item-form";
import type { ItemKind } from "~/database/enquiry-tables";
import type { ItemTexts, TEXT_LIMITS } from "./kinds";

interface TextDefinition<Kind extends ItemKind> {
  name: keyof ItemTexts[Kind] & string;
  label: string;
  /** One line, or free text. */
  type: keyof typeof TEXT_LIMITS | "month";
  /** Whether the browser asks for it. */
  required: boolean;
  help?: string;
}

/** What the admin's screens and forms know of a kind. */
interface KindForm<Kind extends ItemKind> {
  /** The address of the list. */
  adminPath: string;
  words: (typeof messages)[Kind];
  /** The titles of the list and of the edit dialog. */
  listTitle: string;
  editTitle: string;
  /** How many pictures an item may have. */
  mostPictures: number;
  /** Whether it can be a draft, which visitors do not see. */
  hasDrafts: boolean;
  /** The texts between title and picture, in the order of the form. */
  texts: readonly TextDefinition<Kind>[];
}

/** The form and the list of each kind of item in the admin area. */
export const kindForms: { [Kind in ItemKind]: KindForm<Kind> } = {
  project: {
    adminPath: "/admin/projects",
    words: messages.project,
    listTitle: messages.admin.titles.projects,
    editTitle: "Edit Project",
    mostPictures: MOST_PROJECT_PICTURES,
    hasDrafts: true,
    texts: [
      { name: "location", label: "Location", type: "line", required: true },
      { name: "description", label: "Description", type: "text", required: true },
      {
        name: "finished",
        label: itemFormWords.finished.label,
        type: "month",
        required: false,
        help: itemFormWords.finished.help,
      },
    ],
  },
  gallery: {
    adminPath: "/admin/galleryadmin",
    words: messages.gallery,
    listTitle: messages.admin.titles.gallery,
    editTitle: "Edit Gallery Item",
    mostPictures: 1,
    hasDrafts: false,
    texts: [{ name: "content", label: "Description", type: "text", required: true }],
  },
};
