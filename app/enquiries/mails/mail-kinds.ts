/** Labels in the history and the list of emails. */
export const mailKinds = {
  notification: "Email to you",
  testimonial: "Email to you about their testimonial",
  addition: "Email to you about more files",
  acknowledgement: "Confirmation to the customer",
  quotation: "Quotation",
  "quotation-accepted": "Accepted quotation",
  "quotation-answer": "Email to you about their answer",
  "quotation-question": "Email to you about their question",
} as const;
