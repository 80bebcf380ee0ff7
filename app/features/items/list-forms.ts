import * as messages from "~/content/admin-messages";
import { MAX_PROJECT_PICTURES } from "~/content/item-form";
import { testimonialForm } from "~/features/testimonials/admin-form";
import type { testimonialMessages } from "~/features/testimonials/texts";
import type { ItemTexts, TEXT_LIMITS } from "./items";
import type { ItemKind, ListName } from "./tables";

interface TextDefinition<List extends ListName> {
  name: keyof ItemTexts[List] & string;
  label: string;
  type: keyof typeof TEXT_LIMITS | "month" | "date" | "stars";
  /** Checked by the browser; for testimonials, also by the server. */
  required: boolean;
  help?: string;
}

interface ListForm<List extends ListName> {
  adminPath: string;
  messages: (typeof messages)[ItemKind] | typeof testimonialMessages;
  listTitle: string;
  editTitle: string;
  title: { label: string; help?: string; missing: string };
  /** 0 for a list without pictures. */
  maxPictures: number;
  hasDrafts: boolean;
  texts: readonly TextDefinition<List>[];
}

const finished = {
  name: "finished",
  label: "Completed",
  type: "month",
  required: false,
  help: "The month of completion, e.g. 2026-03. If blank, we show the month you added it.",
} as const;

const title = { label: "Title", missing: "Please enter a title." };

export const listForms: { [List in ListName]: ListForm<List> } = {
  project: {
    adminPath: "/admin/projects",
    messages: messages.project,
    listTitle: messages.admin.titles.projects,
    editTitle: "Edit Project",
    title,
    maxPictures: MAX_PROJECT_PICTURES,
    hasDrafts: true,
    texts: [
      { name: "location", label: "Location", type: "line", required: true },
      { name: "description", label: "Description", type: "text", required: true },
      finished,
    ],
  },
  gallery: {
    adminPath: "/admin/galleryadmin",
    messages: messages.gallery,
    listTitle: messages.admin.titles.gallery,
    editTitle: "Edit Gallery Item",
    title,
    maxPictures: 1,
    hasDrafts: false,
    texts: [
      { name: "content", label: "Description", type: "text", required: true },
      { name: "location", label: "Town", type: "line", required: false },
      finished,
    ],
  },
  testimonial: testimonialForm,
};

/** `name` is the last segment of the list's `adminPath`. */
export function findListName(name: string | undefined): ListName | undefined {
  return (Object.keys(listForms) as ListName[]).find(
    (list) => listForms[list].adminPath === `/admin/${name}`,
  );
}
