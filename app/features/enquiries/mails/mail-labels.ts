/** Also shown to customers who ask for their data, so the labels use neither "you" nor "us". */
export const mailLabels = {
  notification: "Notification about the enquiry",
  testimonial: "Notification about the testimonial",
  addition: "Notification about more files",
  acknowledgement: "Confirmation to the customer",
  quotation: "Quotation",
  "quotation-accepted": "Accepted quotation",
  "quotation-answer": "Notification about the answer",
  "quotation-question": "Notification about the question",
} as const;
