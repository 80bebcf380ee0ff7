import { contactDetails } from "./contact";
import { quotePanel } from "./quote";

export const phoneTexts = {
  understood: (number: string) => `We will call ${number}.`,
  unusual: (number: string) =>
    `Is ${number} right? Mobile numbers begin with 6, 7, 8 or 9. Landlines need their area code.`,
  impossible: (number: string) => `${number} is not a phone number in India.`,
  otherLength: (digits: number) => `This number has ${digits} digits. Phone numbers in India have 10.`,
  foreign: "This looks like a number from another country. Please enter an Indian one.",
} as const;

interface CustomerContact {
  phone: string | null;
  email: string | null;
}

interface Hours {
  phoneHours: string;
  quoteHours: string;
  quoteReply: string;
  messageReply: string;
}

export const receiptTexts = {
  caption: (number: number) => `Received, no. ${number}`,
  message: {
    heading: "We have your message",
    next: ({ phone, email }: CustomerContact, { messageReply }: Hours) =>
      `${contactDetails.reply(messageReply)} We'll ${[phone && `call ${phone}`, email && `write to ${email}`].filter(Boolean).join(" or ")}.`,
    hours: ({ phoneHours }: Hours) => (phoneHours ? `Phone: ${phoneHours}` : ""),
  },
  quote: {
    heading: "We have your quote request",
    next: ({ phone }: CustomerContact, { quoteReply }: Hours) =>
      `${quotePanel.response(quoteReply)} We'll call ${phone} to arrange a site visit.`,
    hours: ({ quoteHours }: Hours) => quoteHours,
  },
  received: "What we received",
  wrong: "Is something wrong, or is it urgent? Call us.",
  call: "Call",
  another: "Send another",
} as const;

/** `failure` is the sentence of the specification; `time` is a time of day in India. */
export const describeSendLimit = (failure: string, { time, phone }: { time: string; phone: string }) =>
  `${failure}. Too many messages were sent from your connection in the last hour. Please try again at ${time} (IST), or call ${phone}.`;

const formatCount = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

export const spamReasons = {
  honeypot: "A hidden field was filled in",
  quick: (seconds: number) => `Filled in within ${formatCount(Math.max(1, Math.ceil(seconds)), "second")}`,
  unknownTime: "The time when the form was opened is unknown",
  linkInName: "A link in the name",
  links: (count: number) => formatCount(count, "link"),
  impossiblePhone: "A phone number that cannot exist",
  network: "Many enquiries from the same network within an hour",
  sameWords: "Same text received many times within an hour",
} as const;

/** For software that reads out invisible fields. */
export const honeypotLabel = "Leave this empty";
