import * as messages from "~/content/admin-messages";
import { itemFormWords, MOST_PROJECT_PICTURES } from "~/content/item-form";
import type { ItemKind } from "~/database/content-tables";
import type { ItemTexts, TEXT_LIMITS } from "./kinds";

interface TextDefinition<Kind extends ItemKind> {
  name: keyof ItemTexts[Kind] & string;
  label: string;
  type: keyof typeof TEXT_LIMITS | "month";
  /** Required by the browser only. */
  required: boolean;
  help?: string;
}

interface KindForm<Kind extends ItemKind> {
  adminPath: string;
  words: (typeof messages)[Kind];
  listTitle: string;
  editTitle: string;
  mostPictures: number;
  hasDrafts: boolean;
  texts: readonly TextDefinition<Kind>[];
}

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
