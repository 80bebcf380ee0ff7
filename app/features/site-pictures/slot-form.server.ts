import { z } from "zod";
import { getSlotRequirements } from "~/content/pictures/slots";
import { versionField } from "~/platform/http/handle-form.server";
import { idField } from "~/platform/http/read-request";
import type { StagedImage } from "~/platform/images/staged-images.server";
import { requiredLine } from "~/platform/text/form-fields";
import { collapseWhitespace } from "~/platform/text/text";
import { findCrop, getMinPercent, mapFraming, readFraming, shapes } from "./framing";
import type { Slot } from "./slots.server";

function percentField(min: number) {
  const problem = `Please enter a number from ${min} to 100.`;
  return z
    .string()
    .trim()
    .min(1, problem)
    .transform(Number)
    .pipe(z.number(problem).min(min, problem).max(100, problem));
}

const framingSchema = z.object(mapFraming((name) => percentField(getMinPercent(name))));

const formSchema = framingSchema.extend({ alt: requiredLine("Describe the photo in one sentence.") });

export const slotRequestSchema = z.object({
  intent: z.enum(["preview", "save"]).catch("save"),
  version: versionField(),
  stagedImage: idField().nullable().catch(null),
});

interface SlotForm {
  photo: StagedImage | null;
  /** Problem with the photo. */
  problem: string | null;
  /** False for a preview, which needs no alternative text. */
  isComplete: boolean;
}

export function createSlotSchema({ name, shape }: Slot, { photo, problem, isComplete }: SlotForm) {
  return z.record(z.string(), z.string()).transform((typed, context) => {
    const addError = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message });
      return z.NEVER;
    };
    if (!photo || problem) return addError("image", problem ?? "Please choose a photo.");
    const { error } = (isComplete ? formSchema : framingSchema).safeParse(typed);
    for (const { path, message } of error?.issues ?? []) addError(path.join("."), message);
    if (error) return z.NEVER;
    const { picture } = photo;
    const framing = readFraming(typed);
    const partWidth = Math.round(findCrop(framing, picture, shapes[shape].ratio).width * picture.width);
    const { minWidth } = getSlotRequirements(name);
    if (partWidth < minWidth)
      return addError(
        "size",
        `This part is ${partWidth} pixels wide, but this picture needs ${minWidth}. Choose a larger part or a larger photo.`,
      );
    return { photo, framing, alt: collapseWhitespace(typed.alt ?? "") };
  });
}
