import { z } from "zod";
import { requiredText } from "~/server/text-fields";
import { optionalDay } from "./fields";
import { chosenStatuses } from "./statuses";

/** What an admin may do with an enquiry: the forms of its page, each named by its `intent`. */
export const handlingSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("status"),
    status: z.enum(
      chosenStatuses.map(({ value }) => value),
      "Please choose a status.",
    ),
  }),
  z.object({ intent: z.literal("follow-up"), followUpOn: optionalDay("Please enter a valid date.") }),
  z.object({
    intent: z.literal("note"),
    note: requiredText("Please write a note."),
    submission: z.uuid().nullable().catch(null),
  }),
  z.object({ intent: z.literal("resend") }),
  z.object({ intent: z.literal("unread") }),
]);

export type Handling = z.output<typeof handlingSchema>;
