import { isolate } from "~/text/isolate";
import { TRASH_DAYS } from "./constants";

export const trashWords = {
  title: "Trash",
  link: (count: number) => `Trash (${count.toLocaleString("en-US")})`,
  explanation: `What is deleted stays here for ${TRASH_DAYS} days and can be put back as it was. After that it is gone for good.`,
  keeps: `The trash keeps it for ${TRASH_DAYS} days.`,
  empty: "The trash is empty.",
  onlyEnquiries: "No project or gallery item is in the trash.",
  kinds: { project: "Project", gallery: "Gallery item" },
  deleted: (day: string) => `Deleted ${day}`,
  daysLeft: (days: number) => (days === 1 ? "1 day left" : `${days} days left`),
  restore: "Restore",
  restored: { project: "Project restored", gallery: "Gallery item restored" },
  restoreFailed: { project: "Failed to restore project", gallery: "Failed to restore gallery item" },
  gone: "It is no longer in the trash.",
  purge: "Delete now",
  confirmPurge: {
    title: "Are you sure?",
    message: (title: string) =>
      `“${isolate(title)}” and its picture will be gone for good. This cannot be undone.`,
    confirm: "Yes, delete it!",
    cancel: "Cancel",
  },
  purged: { project: "Project deleted for good", gallery: "Gallery item deleted for good" },
  notPurged: "It was restored in the meantime, so it was not deleted.",
  enquiry: {
    confirmDelete: `This enquiry goes to the trash with its files, its notes and its mails. It can be put back for ${TRASH_DAYS} days.`,
    confirmPurge: (name: string) =>
      `The enquiry of “${isolate(name)}”, its files, its notes and its mails will be gone for good. This cannot be undone.`,
    deleted: "Enquiry deleted",
    deleteFailed: "Failed to delete the enquiry",
    purged: "Enquiry deleted for good",
    restored: "Enquiry restored",
    restoreFailed: "Failed to restore the enquiry",
    link: (count: number) => `Deleted enquiries (${count.toLocaleString("en-US")})`,
    place: "In the trash",
    mailWaits: "Waits until the enquiry is restored",
  },
} as const;
