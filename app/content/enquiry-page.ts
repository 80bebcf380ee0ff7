export const enquiryMailWords = {
  kinds: {
    notification: "Notice to you",
    testimonial: "Notice to you: their testimonial",
    addition: "Notice to you: more files",
    acknowledgement: "Confirmation to the sender",
    quotation: "Quotation",
    "quotation-accepted": "Accepted quotation",
    "quotation-answer": "Notice to you: their answer",
    "quotation-question": "Notice to you: their question",
  },
  off: "Email isn't set up. Ask the person who runs your server.",
  noneInQuarantine: "Not sent while in quarantine.",
  noneWritten: "None. Email wasn't set up when this arrived.",
  sent: "Sent",
  waiting: (failed: number) =>
    failed > 0 ? `Waiting after ${failed} failed attempts, next attempt` : "Waiting, next attempt",
  undelivered: "Not delivered",
  resend: "Send again",
} as const;

export const quarantineWords = {
  title: "In quarantine",
  thanked: "The sender saw the usual thanks.",
  thankedUnsent:
    "The sender saw the usual thanks; no email was sent. Releasing it sends the email to you, none to the sender.",
  release: "Release to inbox",
  isSpam: "It is spam",
} as const;

export const enquiryActionWords = {
  noStatus: "Please choose a status.",
  malformedDate: "Please enter a valid date.",
  noDay: "Please choose the day, or None.",
  statusSet: (status: string) => `Status: ${status}`,
  released: "Released to the inbox",
  markedUnread: "Marked as unread",
  nothingToResend: "Nothing left to send.",
  resent: (count: number) => (count === 1 ? "Sending the email again" : `Sending ${count} emails again`),
} as const;
