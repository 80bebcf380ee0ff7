import { isolate } from "~/text/isolate";
import { TRASH_DAYS } from "./constants";

const confirmPurge = (title: string, parts: string) =>
  `“${isolate(title)}”${parts} will be gone for good. This cannot be undone.`;

const pictured = (title: string) => confirmPurge(title, " and its picture");

export const trashWords = {
  explanation: `What is deleted stays here for ${TRASH_DAYS} days and can be put back as it was. After that it is gone for good.`,
  keeps: `The trash keeps it for ${TRASH_DAYS} days.`,
  kinds: { project: "Project", gallery: "Gallery item", testimonial: "Testimonial", enquiry: "Enquiry" },
  daysLeft: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
  restored: {
    project: "Project restored",
    gallery: "Gallery item restored",
    testimonial: "The testimonial is back.",
    enquiry: "Enquiry restored",
  },
  restoreFailed: {
    project: "Failed to restore project",
    gallery: "Failed to restore gallery item",
    testimonial: "Failed to restore the testimonial",
    enquiry: "Failed to restore the enquiry",
  },
  confirmPurge: {
    title: "Are you sure?",
    confirm: "Yes, delete it!",
    cancel: "Cancel",
  },
  confirmPurgeOf: {
    project: pictured,
    gallery: pictured,
    testimonial: (title: string) => confirmPurge(title, ""),
    enquiry: (name: string) => `The enquiry of ${confirmPurge(name, ", its files, its notes and its mails")}`,
  },
  purged: {
    project: "Project deleted for good",
    gallery: "Gallery item deleted for good",
    testimonial: "Testimonial deleted for good",
    enquiry: "Enquiry deleted for good",
  },
  enquiry: {
    confirmDelete: `This enquiry goes to the trash with its files, its notes and its mails. It can be put back for ${TRASH_DAYS} days.`,
  },
} as const;
