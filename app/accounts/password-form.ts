import { z } from "zod";
import { FEWEST_PASSWORD_CHARACTERS, MOST_PASSWORD_CHARACTERS } from "./password-length";

/** The form that changes the password. */
export const passwordFormSchema = z
  .object({
    currentPassword: z.string().min(1, { error: "Please enter your current password." }),
    newPassword: z
      .string()
      .min(FEWEST_PASSWORD_CHARACTERS, {
        error: `Please choose at least ${FEWEST_PASSWORD_CHARACTERS} characters.`,
      })
      .max(MOST_PASSWORD_CHARACTERS, {
        error: `Please keep this under ${MOST_PASSWORD_CHARACTERS} characters.`,
      }),
    repeatedPassword: z.string(),
  })
  .refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
    path: ["repeatedPassword"],
    error: "This is not the same password.",
  })
  .refine(({ currentPassword, newPassword }) => newPassword !== currentPassword, {
    path: ["newPassword"],
    error: "This is your current password.",
  });
