/**
 * Every message, toast and empty state of the client's requirements that visitors see, to the letter: a full stop that is missing
 * there is missing here. Those of the admin area are in `admin-messages.ts`, which public pages do not load.
 */
export const contact = {
  validation: {
    title: "Validation Error",
    required: "Please fill in all required fields (Name, Email, Message).",
    email: "Please enter a valid email address.",
    phone: "Please enter a valid 10-digit phone number.",
  },
  sent: "Message Sent!",
  success: "Your message has been sent successfully!",
  failure: { title: "Error", message: "Failed to send message" },
  exception: {
    title: "Submission Failed",
    message: "There was an unexpected error. Please try again later.",
  },
  /** The answer of the JSON call when something throws without a message of its own. */
  unexpected: "An error occurred. Please try again.",
} as const;

export const enquiry = {
  success: "Your enquiry has been sent successfully!",
  failure: "Failed to send enquiry",
  unexpected: "An error occurred. Please try again.",
} as const;

export const quote = {
  validation: {
    name: "Name is required",
    phone: "Phone is required",
    phoneDigits: "Enter a valid 10-digit phone number",
  },
  success: { title: "✅ Quote Request Submitted" },
  failure: { title: "❌ Error" },
  exception: { title: "❌ Error", message: "Failed to submit request. Please try again." },
} as const;

/** The two public lists of items. */
export const project = { emptyPublic: "No projects available.", loading: "Loading..." } as const;
export const gallery = { emptyPublic: "No projects found.", loading: "Loading..." } as const;

export const errors = {
  notFound: { code: "404", message: "Oops! Page not found" },
  unexpected: "Unexpected Application Error!",
} as const;

/** Shown where a location or a date is missing. */
export const notAvailable = "N/A";
