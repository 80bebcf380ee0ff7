/** The client's exact words for visitors, including missing full stops. Public pages do not load `admin-messages.ts`. */
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
  /** Used by the JSON API for an error without a message. */
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

export const project = { emptyPublic: "No projects available.", loading: "Loading..." } as const;
export const gallery = { emptyPublic: "No projects found.", loading: "Loading..." } as const;

export const errors = {
  notFound: { code: "404", message: "Oops! Page not found" },
  unexpected: "Unexpected Application Error!",
} as const;

export const notAvailable = "N/A";
