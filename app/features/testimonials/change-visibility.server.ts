import { db } from "~/platform/database/database.server";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { hideTestimonial, showTestimonial } from "./testimonials.server";

type VisibilityChange = { id: number; to: "hidden" } | { id: number; to: "shown"; version: number };

export async function changeVisibility(change: VisibilityChange): Promise<ToastMessage> {
  if (change.to === "hidden") await hideTestimonial(db, change.id);
  else if (!(await showTestimonial(db, change.id, change.version))) {
    return {
      type: "error",
      title: "Failed to publish the testimonial",
      message: "It was changed by the customer or on another device. Please read it again.",
    };
  }
  return {
    type: "success",
    message: change.to === "hidden" ? "The testimonial is hidden." : "The testimonial is now on your site.",
  };
}
