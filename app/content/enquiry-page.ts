export const enquiryMailWords = {
  kinds: {
    notification: "Notice to you",
    testimonial: "Notice to you of their testimonial",
    addition: "Notice of more files",
    acknowledgement: "Answer to the sender",
    quotation: "Quotation",
    "quotation-accepted": "Accepted quotation",
    "quotation-answer": "Notice to you of their decision",
    "quotation-question": "Notice to you of their question",
  },
  off: "Mail is off: SMTP_URL is not set",
  noneInQuarantine: "None go out while it is in the quarantine.",
  noneWritten: "None were written: mail was off when this arrived.",
  sent: "Sent",
  waiting: (failed: number) =>
    failed > 0 ? `Waiting after ${failed} failed, next attempt` : "Waiting, next attempt",
  undelivered: "Undelivered, given up",
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
  nothingToResend: "Nothing is left to send.",
  resent: (count: number) => (count === 1 ? "The mail goes out again" : `${count} mails go out again`),
} as const;
