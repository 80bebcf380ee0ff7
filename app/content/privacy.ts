import { TRASH_DAYS } from "./constants";

/** Required by India's Digital Personal Data Protection Act 2023 (section 5) and its rules of 2025. */

/** Stored with each enquiry; change it with every change of the notice. */
export const PRIVACY_NOTICE_VERSION = "2026-11-24";

export const privacyNotice = {
  text: "We use what you send to answer you and to make what you order, and for nothing else.",
  link: "Privacy notice",
} as const;

interface Facts {
  name: string;
  email: string;
  phone: string;
  /** Months until unsuccessful enquiries are deleted; null if the owner has set none. */
  retentionMonths: number | null;
}

export const privacyPage = {
  heading: "Privacy notice",
  version: (version: string) => `Version ${version}`,
  lead: (name: string) =>
    `What ${name} knows of you when you write to us or ask for a quote, what for, and how you have it changed or erased.`,
  sections: ({ name, email, phone, retentionMonths }: Facts) => [
    {
      title: "What we keep",
      paragraphs: [
        "What you type into our forms: your name, telephone number and e-mail address, your message or request with its sizes, and the files that you attach. From photographs we remove where they were taken. With it we keep when it came, and from which page or search you reached us.",
        "Who only reads this site leaves nothing with us: there are no advertising or statistics cookies. The address of your connection is used to hold off floods of messages and is not stored with your request.",
      ],
    },
    {
      title: "What for",
      paragraphs: [
        "To answer you, to visit and measure, to draw, to quote, and to make and fit what you order. By sending the form you ask for this. We give it to no one else, except the companies that carry our mail and store our backups for us.",
      ],
    },
    {
      title: "How long",
      paragraphs: [
        retentionMonths === null
          ? "As long as the job, its warranty and the law need it: where nothing came of your request, until you ask us to erase it."
          : `As long as the job, its warranty and the law need it. Requests that came to nothing are deleted ${retentionMonths} months after they came in, at the earliest a month after we last worked on them.`,
        "Quotations that you accepted are kept for as long as tax law requires, 72 months after the return for their year is due, even when you ask us to erase your data.",
        `What we delete stays in a trash for ${TRASH_DAYS} days and in backups until they are replaced.`,
      ],
    },
    {
      title: "What you may ask for",
      paragraphs: [
        "You may see what we hold on you, have it corrected, have it erased, and take back your consent at any time; that is as easy as giving it. What was done before stays lawful. You may also name somebody who does this for you.",
        `Write to ${email} or call ${phone}. We answer within a month at the latest.`,
      ],
    },
    {
      title: "If you are not content",
      paragraphs: [
        `Please tell ${name} first. If our answer does not satisfy you, you may complain to the Data Protection Board of India.`,
      ],
    },
  ],
} as const;

export const personWords = {
  link: "This person's data",
  heading: "This person's data",
  text: "All enquiries with the same phone number or email address, those in the trash and in the quarantine included, with their notes, files, mails and what the person wrote as a testimonial.",
  found: (count: number | null) =>
    count === null ? "many enquiries" : count === 1 ? "1 enquiry" : `${count} enquiries`,
  connected: {
    heading: "Also this person's?",
    text: "These enquiries share a phone number or email address with one of the above, but not with this one. Tick those that are from the same person.",
  },
  read: "Open to read or print",
  give: "Download as JSON",
  backToDialog: "Back",
  print: "Print this page, or save it as a PDF, for the person.",
  dataOf: (name: string) => `What we hold on ${name}`,
  erase: "Erase it all for good",
  confirm: "I have made sure that the person asks for this. It cannot be undone.",
  unconfirmed: "Please confirm that the person asks for this.",
  erased: (count: number) =>
    count === 1 ? "1 enquiry was erased for good." : `${count} enquiries were erased for good.`,
  accepted: (count: number) =>
    `Tax law requires you to keep ${count === 1 ? "the accepted quotation" : `the ${count} accepted quotations`}: erasing keeps it for 72 months after the return for its year is due, and everything else goes.`,
  won: "A won job is among these enquiries. The law may require you to keep its records, such as invoices and payments, for years. Erasing deletes its payments, dates and files here. If you need them, print or download them first.",
  log: {
    heading: "Privacy log",
    empty: "Nothing was given, exported or erased yet.",
    acts: {
      given: "Given to the person",
      erased: "Erased on demand",
      exported: "Exported as a file",
      expired: "Deleted after the retention",
    },
  },
} as const;
